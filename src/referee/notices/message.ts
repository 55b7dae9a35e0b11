import { DELEGATION_NAMES, type Delegation, type Turn, turnName } from '../../rules/core/index.ts'
import { momentWords } from '../hosting/time/zone.ts'
import type { Occasion } from './notice.ts'
import { MESSAGE } from './words.ts'

/** What a notice is about, as it stands when it is sent: nothing that the game hides from those it goes to. */
export interface Matter {
  readonly game: string
  readonly title: string
  readonly what: Occasion
  readonly who: readonly Delegation[]
  readonly turn: Turn | null
  readonly due: number | null
  readonly isPaused: boolean
  /** The code by which an address is confirmed. */
  readonly code?: string
}

export interface Message {
  readonly subject: string
  readonly text: string
  readonly link?: string
}

/** Where the game is looked at: no secret is in it. */
export const linkTo = (site: string | undefined, game: string): string | undefined =>
  site === undefined ? undefined : `${site.replace(/\/+$/, '')}/#/game/${game}`

const names = (who: readonly Delegation[]): string => who.map((one) => DELEGATION_NAMES[one]).join(', ')
const withCapital = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1)

function sentences({ what, who, turn, due, isPaused, code = '' }: Matter, zone: string): readonly string[] {
  if (what === 'confirm') return [MESSAGE.confirm(code)]
  if (what === 'test') return [MESSAGE.test]
  const time = isPaused ? MESSAGE.paused : due === null ? MESSAGE.noTime : MESSAGE.due(momentWords(due, zone))
  return [MESSAGE.open(withCapital(names(who)), turn === null ? '' : turnName(turn)), time]
}

/** To one person, of one game or of several at once. Times are by his own clock. */
export function messageOf(matters: readonly Matter[], zone: string, site: string | undefined): Message {
  const [first] = matters
  if (first === undefined) throw new Error('a notice about nothing')
  const parts = matters.map((matter) => {
    const link = linkTo(site, matter.game)
    return [...(matters.length > 1 ? [matter.title] : []), ...sentences(matter, zone), ...(link === undefined ? [] : [link])].join('\n')
  })
  const link = linkTo(site, first.game)
  return {
    subject: matters.length > 1 ? MESSAGE.subject.digest(matters.length) : MESSAGE.subject[first.what](first.title),
    text: [...parts, ...(first.what === 'confirm' ? [] : [MESSAGE.why])].join('\n\n'),
    ...(link === undefined || matters.length > 1 ? {} : { link }),
  }
}

/** To a channel of a club, or a program: `text` and `content` are what chat services show. */
export function hookBody(matter: Matter, zone: string, site: string | undefined): string {
  const { game, title, what, who, turn, due } = matter
  const link = linkTo(site, game)
  const words = [
    who.length > 0 ? MESSAGE.publicOpen(title, names(who)) : MESSAGE.subject[what](title),
    ...(due === null ? [] : [MESSAGE.due(momentWords(due, zone))]),
    ...(link === undefined ? [] : [link]),
  ].join(' ')
  const moment = due === null ? null : new Date(due).toISOString()
  return JSON.stringify({ text: words, content: words, game, title, what, who, turn, due: moment, ...(link === undefined ? {} : { link }) })
}
