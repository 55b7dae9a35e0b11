import type { NoticeShown, NoticesShown } from '../../../referee/index.ts'
import { DELIVERIES, NOTICES } from './words.ts'

/** What somebody asked for, with the ways that the server has. */
export interface NoticesSeen extends NoticesShown {
  readonly hasMail: boolean
  readonly pushKey: string | null
}

/** Where and when somebody wants to be told, as it stands in the fields: what is empty is not asked for. */
export interface Wanted {
  readonly mail: string
  readonly webhook: string
  readonly from: string
  readonly until: string
  readonly digest: string
}

export const NOTHING_WANTED: Wanted = { mail: '', webhook: '', from: '', until: '', digest: '' }

export const wantedOf = ({ mail, webhook, wishes }: NoticesShown): Wanted => ({
  mail: mail?.address ?? '',
  webhook: webhook ?? '',
  from: wishes.quiet?.from ?? '',
  until: wishes.quiet?.until ?? '',
  digest: wishes.digest ?? '',
})

/** Why it cannot be asked for so. */
export function whyNotWanted({ from, until }: Wanted): string | undefined {
  if ((from === '') !== (until === '')) return NOTICES.halfQuiet
  return from !== '' && from === until ? NOTICES.noQuiet : undefined
}

/** The fields as the server takes them, by the clock of a zone. */
export const askedFor = ({ mail, webhook, from, until, digest }: Wanted, zone: string): object => ({
  mail: mail.trim() || null,
  webhook: webhook.trim() || null,
  wishes: { zone, ...(from === '' ? {} : { quiet: { from, until } }), ...(digest === '' ? {} : { digest }) },
})

export const isToldAnything = ({ mail, webhook, browsers }: NoticesShown): boolean => mail !== null || webhook !== null || browsers > 0

/** What became of a notice, with moments as the reader has them. */
export function deliveryWords({ delivery, due }: Pick<NoticeShown, 'delivery' | 'due'>, moment: (at: number) => string): string {
  switch (delivery.is) {
    case 'sent':
      return DELIVERIES.sent(moment(delivery.at))
    case 'refused':
      return DELIVERIES.refused(moment(delivery.at), delivery.reason)
    case 'unneeded':
      return DELIVERIES.unneeded(moment(delivery.at))
    case 'queued': {
      const waits = DELIVERIES.waits(due === null ? null : moment(due))
      return delivery.reason === undefined ? waits : `${DELIVERIES.tried(delivery.attempts, delivery.reason)}; ${waits}`
    }
  }
}
