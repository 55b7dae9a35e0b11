import type { TensionsAnswer, TensionTurnAnswer, TrackAnswer } from '../../../../counsel/index.ts'
import type { Mobilization } from '../../../../rules/chapters/tension/index.ts'
import { POWER_NAMES, signed, TRACK_NAMES, TRACKS, type Track, type Turn, turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { borrowedFrom, labelOf } from '../../label.ts'
import { printPermission } from '../../permission.ts'
import type { PrintQuestion } from '../../question.ts'
import { figure, MARGIN, numbered, type Print, paragraphs, plain, printLine, said, titled, widest } from '../../text.ts'
import { RECKONING, TENSIONS } from '../../words/answers.ts'

type TensionLines = TrackAnswer['lines']
type IsShown = (line: TensionLines[number]) => boolean

const counts: IsShown = ({ applies, note }) => applies || note !== undefined

/** A line that brings a level up to a number does it at one go. */
const timesOf = ({ timing, times }: TensionLines[number]): number => (timing === 'declaration' || timing === 'russian-turn' ? 1 : times)

const nameOf = (turn: Turn): string => turnName(turn)

/** The level before and after, and the effective one: a die is thrown for the American tracks alone (49.851, 49.852). */
function changeOf(
  track: Track,
  { before, after, effective, effectiveAtDie, isUndrawn }: TrackAnswer,
  write: (level: number) => string,
): string {
  const change = TENSIONS.change(write(before), write(after))
  const atDie = effectiveAtDie === undefined ? '' : TENSIONS.atDie(String(effectiveAtDie))
  return track === 'rgt' ? change : change + TENSIONS.effective(write(effective)) + atDie + (isUndrawn === true ? TENSIONS.undrawn : '')
}

const accountsOf = ({ tracks }: TensionTurnAnswer): readonly (readonly [Track, TrackAnswer])[] =>
  TRACKS.flatMap((track) => {
    const account = tracks[track]
    return account === undefined ? [] : [[track, account] as const]
  })

/** Levels that this turn has reached, and what they bring; of which track, where its name does not stand above. */
const reached = ({ reached: levels }: TrackAnswer, name: string, look: Look): readonly string[] =>
  levels
    .filter(({ isNew }) => isNew)
    .flatMap(({ level, words, cite, standsIn, isForNextTurn }) => {
      const later = isForNextTurn ? TENSIONS.nextTurn : ''
      return said({ words: name + TENSIONS.reached(level, words) + later, cite, standsIn }, MARGIN, look)
    })

const printTrack = (track: Track, account: TrackAnswer, isShown: IsShown, look: Look): readonly string[] => [
  look.paint.strong(TENSIONS.track(TRACK_NAMES[track], changeOf(track, account, String))),
  ...account.lines
    .filter(isShown)
    .flatMap((line) => [
      ...printLine({ ...line, times: timesOf(line) }, look),
      ...(line.note === undefined ? [] : plain(look.paint.faint(line.note), MARGIN, look)),
    ]),
  ...reached(account, '', look),
]

const ARMS = ['infantry', 'air', 'armour'] as const

function printMobilization(made: Mobilization, look: Look): readonly string[] {
  const { by, theatre, ordinal, brps, isSecondHalf, isForced, placesIc, buildable, cite } = made
  const what =
    TENSIONS.mobilization(POWER_NAMES[by], ordinal) +
    (theatre === undefined ? '' : TENSIONS.theatre[theatre]) +
    (isSecondHalf ? TENSIONS.secondHalf : '') +
    (isForced ? TENSIONS.forced : '') +
    (placesIc ? TENSIONS.centre : '')
  const built = ARMS.flatMap((arm) => {
    const turn = buildable[arm]
    return turn === null ? [] : [TENSIONS.from(arm, turnName(turn))]
  })
  const when = built.length === 0 ? '' : `: ${built.join(', ')}`
  return numbered(figure(brps), { words: what + when, cite }, look)
}

const allowed = (heading: string, { permissions }: TensionTurnAnswer, look: Look): readonly string[] =>
  titled(
    look.paint.strong(heading),
    permissions.flatMap((permission) => printPermission(permission, look)),
  )

/** The units on the border, where there are any. */
function printBorder({ border }: TensionTurnAnswer, look: Look): readonly string[] {
  if (border === undefined || border.axis + border.russian === 0) return []
  const { axis, russian, ratio, worth, cite, ruling } = border
  return said({ words: TENSIONS.border(axis, russian, ratio, worth), cite, ruling }, 0, look)
}

/** A turn in full: each track with its lines, who mobilizes, what is allowed. */
function turnInFull(turn: TensionTurnAnswer, book: string, isShown: IsShown, look: Look): readonly (readonly string[])[] {
  const { strong } = look.paint
  return [
    [strong(`${nameOf(turn.turn)} (${book})`)],
    ...accountsOf(turn).map(([track, account]) => printTrack(track, account, isShown, look)),
    printBorder(turn, look),
    titled(
      strong(TENSIONS.mobilizations),
      turn.mobilizations.flatMap((made) => printMobilization(made, look)),
    ),
    allowed(TENSIONS.allowed, turn, look),
  ]
}

/** Every rule and ruling of the lines, once, and what stands in for a sheet of the book's own. */
const rulesOf = (lines: TensionLines): string => {
  const own = lines.flatMap(({ cite, ruling }) => [labelOf(cite), ...(ruling === undefined ? [] : [ruling])])
  const borrowed = lines.flatMap(({ standsIn }) => (standsIn === undefined ? [] : [borrowedFrom(standsIn)]))
  return [...new Set([...own, ...borrowed])].join('; ')
}

const NAME_WIDTH = widest(Object.values(TRACK_NAMES))
const inColumn = (level: number): string => String(level).padStart(2)
const CHANGE_WIDTH = (TENSIONS.change('50', '50') + TENSIONS.effective('50')).length

/** A track in one line: the level before and after, and what made it so. */
function trackInShort(track: Track, account: TrackAnswer, look: Look): readonly string[] {
  const lines = account.lines.filter(counts)
  const start = `${TRACK_NAMES[track].padEnd(NAME_WIDTH)}  ${changeOf(track, account, inColumn).padEnd(CHANGE_WIDTH)}  `
  const reasons = lines.map(
    (line) => `${signed(line.amount)} ${line.words}${RECKONING.times(timesOf(line))}${line.note === undefined ? '' : ` (${line.note})`}`,
  )
  const rules = lines.length === 0 ? '' : `  ${look.paint.faint(`[${rulesOf(lines)}]`)}`
  return said({ words: `${start}${reasons.join('; ')}${rules}`.trimEnd() }, 2, look, 6)
}

const turnInShort = (turn: TensionTurnAnswer, look: Look): readonly string[] => [
  look.paint.strong(nameOf(turn.turn)),
  ...accountsOf(turn).flatMap(([track, account]) => trackInShort(track, account, look)),
  ...accountsOf(turn).flatMap(([track, account]) => reached(account, `${TRACK_NAMES[track]} `, look)),
  ...turn.mobilizations.flatMap((made) => printMobilization(made, look)),
]

/** Where levels move in the phase, the last one told of is still to be played. */
const headingOf = ({ manner, turn }: TensionsAnswer): string =>
  manner === 'turn-by-turn' ? TENSIONS.allowedIn(nameOf(turn)) : TENSIONS.allowedAfter(nameOf(turn))

/** One turn in full; of several, a block for each and what is allowed after the last. */
const inShort: Print<TensionsAnswer> = (answer, look) =>
  paragraphs(
    answer.run.length === 1
      ? turnInFull(answer, answer.book, counts, look)
      : [...answer.run.map((turn) => turnInShort(turn, look)), printBorder(answer, look), allowed(headingOf(answer), answer, look)],
  )

/** Every turn in full, with the lines that do not count. */
const inFull: Print<TensionsAnswer> = (answer, look) =>
  paragraphs(answer.run.flatMap((turn) => turnInFull(turn, answer.book, () => true, look)))

export const print: PrintQuestion<TensionsAnswer> = (answer, look, { isWhole }) => (isWhole ? inFull : inShort)(answer, look)
