import { type Refusal, refuse } from '../../rules/core/index.ts'
import { declarationOfRequest } from '../proof/request.ts'
import { type RecordEntry, readRecord } from '../record.ts'
import { linkOf } from '../text/linked-lines.ts'
import { COMPARED } from '../words.ts'
import { gameIn } from './answering.ts'
import type { Folder } from './folder.ts'
import { linesIn, type MailGame } from './folding.ts'
import { saidIn } from './post.ts'

/** What another record of the same game says against a record: the first line that differs, and lines that one of them lacks. */
export function differencesIn(record: string, other: string): readonly Refusal[] {
  const [own, theirs] = [linesIn(record), linesIn(other)]
  if (own[0] !== theirs[0]) return [refuse('other-game', COMPARED.otherGame)]
  const at = own.findIndex((line, index) => theirs[index] !== undefined && theirs[index] !== line)
  if (at >= 0) return [refuse('other-line', COMPARED.otherLine(at + 1), undefined, { line: at + 1 })]
  if (theirs.length > own.length) return [refuse('left-out', COMPARED.leftOut(own.length, theirs.length - own.length))]
  return []
}

/** What a folder of the same game says against a record: what is wrong in it, links that are said not to have come, lines left out. */
export function whyNotBeside(record: string, folder: Folder): readonly Refusal[] {
  const { recorded: _kept, ...packets } = folder
  const alone = gameIn({ ...packets, texts: [...folder.texts] })
  // By other rules the packets are decided by nobody here: what the folder wrote down is all there is.
  const mail = alone.ledger === undefined ? gameIn({ ...folder, texts: [...folder.texts] }) : alone
  const { ledger } = mail
  const faults = mail.faults.filter(({ code }) => code !== 'other-rules')
  if (ledger === undefined) return [...faults, refuse('other-game', COMPARED.noGame)]
  const told = ledger.lines.join('')
  const differing = differencesIn(record, told).map((one) => withPacket(mail, record, one))
  return [...faults, ...differing, ...hiddenLinks(mail, record)].filter(
    (one, index, all) => all.findIndex(({ words }) => words === one.words) === index,
  )
}

/** The packet by which the chair placed what a record leaves out, or has otherwise. */
function withPacket({ posts, ledger }: MailGame, record: string, refusal: Refusal): Refusal {
  const lines = linesIn(record)
  const { line } = (refusal.data ?? {}) as { readonly line?: number }
  const before = linkOf(lines[(line ?? lines.length + 1) - 2] ?? '')
  const placed = [...saidIn(posts, 'place', ledger?.fair.chair), ...saidIn(posts, 'place-act', ledger?.fair.chair)]
  const packet = placed.find(({ body }) => body.previous === before)?.packet
  return packet === undefined ? refusal : { ...refusal, words: COMPARED.byPacket(refusal.words, packet) }
}

/** Links that are in the folder and not in the record, which says that they never came. */
function hiddenLinks({ posts, ledger }: MailGame, record: string): readonly Refusal[] {
  const read = readRecord(record)
  if (!read.ok || ledger === undefined) return []
  const lines = linesIn(record)
  const shown = saidIn(posts, 'show')
  return read.record.entries.flatMap(({ n, proof }: RecordEntry) => {
    if (proof === undefined || !('request' in proof) || proof.refused === undefined) return []
    const at = lines.findIndex((line) => line.startsWith(`{"n":${n},`))
    const declaration = declarationOfRequest(ledger.fair.game, proof.request, proof.roll ?? 0, linkOf(lines[at - 1] ?? ''))
    return proof.refused.flatMap(({ party }) => {
      const here = shown.find(({ from, body }) => from === party && body.declaration === declaration)
      return here === undefined ? [] : [refuse('link-is-here', COMPARED.linkIsHere(n, party, here.packet), undefined, { n })]
    })
  })
}
