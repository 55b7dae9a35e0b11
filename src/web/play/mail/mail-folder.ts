import { useEffect, useState } from 'react'
import {
  type AskServer,
  acceptPackets,
  answer,
  type Body,
  endorseKeys,
  exchange,
  type Folder,
  gameIn,
  giveByMail,
  MAIL,
  type MailGame,
  pack,
  packetNamed,
  readInto,
  recordToKeep,
  renewKeys,
  writeAgreement,
  writeLetter,
  writeOrders,
  writeOverdue,
} from '../../../record/index.ts'
import { type Refusal, refuse } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { tell } from '../../parts/index.ts'
import { ask } from '../wire.ts'
import { saveFile } from './files.ts'
import { keepOnShelf, keptAt, type Shelved } from './shelf.ts'
import { BY_MAIL } from './words.ts'

/** 32 bytes that nobody can foresee. */
export const newSecret = (): string => newName(32)

/** A short name for a game, which nobody else's has. */
export const newName = (bytes = 4): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The folder with what it says by itself; all that is new in it has still to be sent. */
export function answered({ folder, unsent }: Shelved): Shelved {
  const { folder: after, sent } = answer(folder, newSecret)
  const recorded = recordToKeep(gameIn(after))
  return { folder: { ...after, ...(recorded === undefined ? {} : { recorded }) }, unsent: [...unsent, ...sent] }
}

/** What the page of a game by mail can do. */
export interface MailDesk {
  readonly shelved: Shelved
  readonly mail: MailGame
  readonly refusals: readonly Refusal[]
  readonly read: (text: string) => Promise<void>
  readonly give: (order: Order | { readonly text: string }) => Promise<boolean>
  readonly write: (text: string, to: readonly string[]) => Promise<boolean>
  readonly declareOverdue: () => Promise<boolean>
  /** The chair says that new keys are those of whoever has lost his folder. */
  readonly endorse: (name: string) => Promise<boolean>
  readonly agree: () => Promise<boolean>
  /** Goes on by what the packets tell, and saves the record that says otherwise as a file. */
  readonly accept: () => Promise<boolean>
  /** New keys and a new chain for this folder. */
  readonly renew: () => Promise<boolean>
  /** Puts a packet that somebody misses among those to send. */
  readonly again: (name: string) => Promise<boolean>
  readonly sent: () => Promise<void>
  /** Exchanges packets with the box on the server that this page came from. */
  readonly exchange: () => Promise<void>
}

const askServer: AskServer = async (path, body) => {
  const reply = await ask<unknown>(body === undefined ? 'GET' : 'POST', path, body)
  if (!reply.ok) throw new Error(reply.problem.title)
  return reply.body
}

type Asked = ReturnType<typeof writeOrders>

/** A game by mail as this browser keeps it; nothing while it is fetched, null where there is none. */
export function useMailDesk(place: string): MailDesk | null | undefined {
  const [shelved, setShelved] = useState<Shelved | null>()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  useEffect(() => {
    keptAt(place).then(
      (found) => setShelved(found ?? null),
      () => setShelved(null),
    )
  }, [place])
  if (shelved === undefined || shelved === null) return shelved
  const { folder, unsent } = shelved
  const mail = gameIn(folder)

  const put = async (next: Shelved): Promise<void> => {
    const whole = answered(next)
    await keepOnShelf(whole)
    setShelved(whole)
  }
  const refused = (...reasons: readonly Refusal[]): boolean => {
    setRefusals(reasons)
    return false
  }
  const say = async (asked: Asked, to?: readonly string[]): Promise<boolean> => {
    setRefusals(asked.ok ? [] : asked.refusals)
    if (asked.ok) await put(withBody(shelved, mail, asked.body, to))
    return asked.ok
  }
  return {
    shelved,
    mail,
    refusals,
    read: async (text) => {
      const found = readInto(folder, text)
      setRefusals(found.refusals)
      if (found.folder !== folder) await put({ folder: found.folder, unsent })
      else if (found.refusals.length === 0) tell(BY_MAIL.nothingNew)
    },
    give: (order) => say('text' in order ? writeOrders(folder, mail, order.text) : giveByMail(folder, mail, [order])),
    write: (text, to) => say(writeLetter(folder, mail, text, to.length === 0 ? undefined : to), to.length === 0 ? undefined : to),
    declareOverdue: () => say(writeOverdue(folder, mail)),
    endorse: (name) => say(endorseKeys(folder, mail, name)),
    agree: () => say(writeAgreement(folder, mail)),
    accept: async () => {
      const accepted = acceptPackets(folder)
      if (!accepted.ok) return refused(...accepted.refusals)
      setRefusals([])
      saveFile(`${folder.game}-record-before.jsonl`, folder.recorded ?? '')
      await put({ folder: accepted.folder, unsent })
      return true
    },
    renew: async () => {
      const renewed = renewKeys(folder, mail, newSecret())
      if (renewed === undefined) return refused(refuse('not-renewable', MAIL.notRenewable))
      setRefusals([])
      const { folder: told, unsent: waiting } = withBody(shelved, mail, renewed.body)
      await put({ folder: { ...renewed.folder, texts: told.texts }, unsent: waiting })
      return true
    },
    again: async (name) => {
      const found = packetNamed(folder, name)
      if (found === undefined) return refused(refuse('no-such-packet', MAIL.noSuchPacket(name)))
      setRefusals([])
      await put({ folder, unsent: unsent.includes(found) ? unsent : [...unsent, found] })
      return true
    },
    sent: () => put({ folder, unsent: [] }),
    exchange: async () => {
      try {
        const there = await exchange(folder, askServer)
        const whole = answered({ folder: there.folder, unsent: [] })
        const back = await exchange(whole.folder, askServer)
        await put({ folder: back.folder, unsent: [] })
        tell(BY_MAIL.exchanged(there.put + back.put, there.taken + back.taken))
      } catch {
        tell(BY_MAIL.noServer)
      }
    },
  }
}

function withBody({ folder, unsent }: Shelved, mail: MailGame, body: Body, to?: readonly string[]): Shelved {
  const text = pack(folder, mail, body, newSecret(), to)
  return { folder: { ...folder, texts: [...folder.texts, text] } satisfies Folder, unsent: [...unsent, text] }
}
