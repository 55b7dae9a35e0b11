import { useEffect, useRef, useState } from 'react'
import type { Turn } from '../../rules/core/index.ts'
import { type Seat, seatName } from '../../rules/game/index.ts'
import { Button, hush, keep, kept, tell } from '../parts/index.ts'
import { listed, sentence } from '../wording.ts'
import { useRead } from './reading.ts'
import type { PostSeen } from './table/post-rules.ts'
import type { SeatView, SeenLine } from './wire.ts'
import { LETTERS } from './words.ts'

export interface Letter {
  readonly id: string
  readonly at: number
  readonly turn: Turn
  readonly from: Seat
  readonly to: 'partners' | 'table' | readonly Seat[]
  readonly subject?: string
  /** Nothing where it was deleted. */
  readonly text: string | null
}

/** A letter as the log has it: who wrote to whom, never what. */
type LetterLine = SeenLine & Pick<Letter, 'id' | 'from' | 'to'>

const isLetter = (line: SeenLine): line is LetterLine => line.type === 'letter-sent'

/** Lines that change what there is to read. */
const ABOUT_LETTERS: readonly string[] = ['letter-sent', 'letter-deleted', 'texts-deleted', 'letters-ruled']

export const toWords = (to: Letter['to']): string =>
  to === 'table' ? LETTERS.toTable : to === 'partners' ? LETTERS.toPartners : listed(to.map(seatName))

/** What a letter begins with, as much as one takes in at a look. */
const LONGEST_BEGINNING = 80

export function beginningOf({ subject, text }: Letter): string {
  const [first = ''] = (subject ?? text ?? LETTERS.deleted).trim().split('\n')
  return first.length > LONGEST_BEGINNING ? `${first.slice(0, LONGEST_BEGINNING).trimEnd()}…` : first
}

export interface Post {
  readonly read: (PostSeen & { readonly letters: readonly Letter[] }) | undefined
  readonly again: () => void
  /** Letters to this seat that nobody has looked at in this browser, the newest last. */
  readonly unread: readonly Letter[]
  readonly markRead: () => void
}

/** The letters of a seat, read when there is one more or one fewer, and which of them are new to it. */
export function usePost(id: string, view: SeatView, lines: readonly SeenLine[]): Post {
  const upTo = lines.findLast(({ type }) => ABOUT_LETTERS.includes(type))?.sequence ?? 0
  const [read, again] = useRead<PostSeen & { readonly letters: readonly Letter[] }>(`/games/${id}/letters`, upTo)
  const key = `chancery.letters-read.${id}.${view.as.join()}`
  const [seen, setSeen] = useState(() => Number(kept(key) ?? 0))
  const isTo = ({ from }: LetterLine): boolean => view.as.some((seat) => seat !== 'host') && !view.as.includes(from)
  const fresh = lines.filter((line) => isLetter(line) && line.sequence > seen && isTo(line)).map((line) => line['id'])
  return {
    read,
    again,
    unread: (read?.letters ?? []).filter((letter) => letter.text !== null && fresh.includes(letter.id)),
    markRead: () => {
      keep(key, String(upTo))
      setSeen(upTo)
    },
  }
}

/** Tells of each letter that comes in while the page is open. What was told is gone when another side takes its place. */
export function useLetterToasts({ read, unread }: Post, open: () => void): void {
  const told = useRef<ReadonlySet<string>>(undefined)
  const isTelling = useRef(false)
  useEffect(() => {
    if (read === undefined) return
    const before = told.current
    told.current = new Set(read.letters.map((letter) => letter.id))
    const newest = before === undefined ? undefined : unread.findLast((letter) => !before.has(letter.id))
    if (newest === undefined) return
    isTelling.current = true
    tell(LETTERS.came(sentence(seatName(newest.from)), beginningOf(newest)), { words: LETTERS.read, do: open })
  }, [read, unread, open])
  useEffect(
    () => () => {
      if (isTelling.current) hush()
    },
    [],
  )
}

const IN_SIGHT = 3

/** New letters above everything else: who wrote, how it begins, and the way to it. */
export function LetterNews({ unread, open }: { readonly unread: readonly Letter[]; readonly open: () => void }) {
  if (unread.length === 0) return null
  return (
    <section className="letter-news" aria-labelledby="letter-news">
      <h2 id="letter-news" className="label">
        {LETTERS.fresh(unread.length)}
      </h2>
      <ul>
        {unread.slice(-IN_SIGHT).map((letter) => (
          <li key={letter.id}>
            <b>{sentence(seatName(letter.from))}</b> {LETTERS.writesTo} {toWords(letter.to)}: {beginningOf(letter)}
          </li>
        ))}
      </ul>
      <Button look="quiet" words={LETTERS.read} unseen={`: ${LETTERS.fresh(unread.length)}`} onClick={open} />
    </section>
  )
}

/** Turns to the letters of the page. */
export function turnToLetters(): void {
  const panel = document.querySelector<HTMLElement>('.letters')
  panel?.scrollIntoView({ block: 'start' })
  panel?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
