import { createTransport } from 'nodemailer'
import { failedFor, refusedFor, SENT, type Sent } from './network.ts'
import { NOTICES } from './words.ts'

export interface MailSetting {
  /** `smtp://user:password@mail.example:587`, `smtps://…`. */
  readonly server: string
  /** From whom: `Chancery <referee@table.example>`. */
  readonly from: string
}

export interface Letterbox {
  send(to: string, message: { readonly subject: string; readonly text: string; readonly link?: string }): Promise<Sent>
  close(): void
}

const PATIENCE = 15_000

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

/** 5xx is a no for good; whatever else happens may pass. */
function why(error: SmtpError): Sent {
  const { responseCode, response, code } = error
  if (responseCode !== undefined && responseCode >= 500) return refusedFor(NOTICES.mailRefused(oneLine(response ?? String(responseCode))))
  return failedFor(response === undefined ? NOTICES.mailFailed(code ?? error.name) : NOTICES.mailRefused(oneLine(response)))
}

/** Mail goes by the operator's own server, one at a time over a few connections. */
export function openMail({ server, from }: MailSetting): Letterbox {
  const url = new URL(server)
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: url.hostname,
    port: url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port),
    secure: url.protocol === 'smtps:',
    ...(url.username === '' ? {} : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(to, { subject, text, link }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: oneLine(subject),
          text,
          headers: { 'Auto-Submitted': 'auto-generated', ...(link === undefined ? {} : { 'List-Unsubscribe': `<${link}>` }) },
        })
        return SENT
      } catch (error) {
        return why(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}
