import { type Hash, hashOfText, isPacketBy } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { MAIL } from '../words.ts'
import type { Folder } from './folder.ts'
import { openBodyOf, ownKeyIn, rejoiningIn, unwrap } from './post.ts'

/** The invitation among packets: it opens a game, and everybody in it has it. */
const invitationAmong = (texts: readonly string[]): string | undefined =>
  texts.find((text) => {
    const read = unwrap(text)
    return read.ok && openBodyOf(read.packet)?.type === 'invite'
  })

/** Where the packets of a game lie on a server: whoever has the invitation knows it, and nobody else. */
export function boxOf({ texts, invitation: own }: Pick<Folder, 'texts' | 'invitation'>): Hash | undefined {
  if (own !== undefined) return own
  const invitation = invitationAmong(texts)
  return invitation === undefined ? undefined : hashOfText(invitation)
}

/** What a box is known by to its parties. */
export interface BoxKeys {
  readonly game: string
  readonly chair: string
  /** The keys that everybody's packets are signed with, by name. */
  readonly keys: Readonly<Record<string, readonly Hash[]>>
  readonly names: readonly string[]
}

/** Keys are told in packets for anybody, and those are few. */
export const isForAnybody = (text: string): boolean => text.includes('\nTo: anybody\n')

/** Whom a box belongs to by its invitation; nothing where that is not the one it is named after. */
function invitedTo(box: Hash, texts: readonly string[]): BoxKeys | undefined {
  const invitation = texts.find((text) => hashOfText(text) === box)
  const read = invitation === undefined ? undefined : unwrap(invitation)
  if (read?.ok !== true) return undefined
  const { packet } = read
  const [key, said] = [ownKeyIn(packet), openBodyOf(packet)]
  if (key === undefined || said?.type !== 'invite') return undefined
  const { from, game } = packet.cover
  return { game, chair: from, keys: { [from]: [key] }, names: Object.keys(said.seats) }
}

/** Whom a box belongs to, by what was known `before` and by further packets that anybody may read; nothing where no invitation is among them. */
export function keysOfBox(box: Hash, all: readonly string[], before?: BoxKeys): BoxKeys | undefined {
  const texts = all.filter(isForAnybody)
  const known = before ?? invitedTo(box, texts)
  if (known === undefined) return undefined
  const keys: Record<string, readonly Hash[]> = { ...known.keys }
  for (const text of texts) {
    const one = unwrap(text, known.game)
    const key = one.ok ? ownKeyIn(one.packet) : undefined
    // The first that somebody is known by stays: nobody else can join under the same name later.
    if (one.ok && key !== undefined) keys[one.packet.cover.from] ??= [key]
  }
  return { ...known, keys: withRenewed(keys, known.chair, texts) }
}

/** New keys hold as soon as the old key or the chair has said so; the old ones still do, for what was sent with them may come late. */
function withRenewed(first: BoxKeys['keys'], chair: string, texts: readonly string[]): BoxKeys['keys'] {
  const keys: Record<string, readonly Hash[]> = { ...first }
  for (let count = -1; count !== Object.values(keys).flat().length; ) {
    count = Object.values(keys).flat().length
    for (const text of texts) {
      const read = unwrap(text)
      const body = read.ok ? openBodyOf(read.packet) : undefined
      if (!read.ok || body === undefined) continue
      const party = (body.type === 'ask-act' || body.type === 'place-act') && body.act.type === 'chain-renewed' ? body.act.party : undefined
      const { from } = read.packet.cover
      if (party === undefined || (from !== party.name && from !== chair) || keys[party.name]?.includes(party.key)) continue
      if ((keys[from] ?? []).some((key) => isPacketBy(key, read.packet))) keys[party.name] = [...(keys[party.name] ?? []), party.key]
    }
  }
  return keys
}

/** Why a box does not take a packet: it is none, of another game, or of nobody who plays. */
export function whyNotBoxed({ game, keys, names }: BoxKeys, text: string): readonly Refusal[] {
  const read = unwrap(text, game)
  if (!read.ok) return [read.refusal]
  const { packet, name } = read
  const { from } = packet.cover
  if (!names.includes(from)) return [refuse('stranger', MAIL.stranger(name, from))]
  // Somebody who has lost his folder asks for new keys with these themselves: whether they are his, the chair decides.
  if (rejoiningIn(packet) !== undefined) return []
  return (keys[from] ?? []).some((key) => isPacketBy(key, packet)) ? [] : [refuse('forged', MAIL.forged(name, from))]
}
