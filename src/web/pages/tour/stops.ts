import { type Document, situationAddress } from '../../situation/index.ts'

/** The situation of the tour. What a reader changes in it stays from stop to stop. */
const SUMMER_1941: Document = { edition: '2023', scenario: 'demonstration-summer-1941' }

/** Something to do at a stop. */
interface Task {
  readonly words: string
  /** Whether it is done, by what lies on the desk and where the reader is. */
  readonly isDone: (document: Document, hash: string) => boolean
}

export interface Stop {
  readonly title: string
  readonly words: readonly string[]
  readonly page: string
  readonly thing?: string
  readonly parts?: Readonly<Record<string, string>>
  /** What on the page it is about. */
  readonly shows: string
  readonly task?: Task
}

/** One value of a document, by its path. */
const at = (document: Document, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), document)

/** For someone who has never seen the rules: what the game asks, and how the desk answers. */
export const STOPS: readonly [Stop, ...Stop[]] = [
  {
    title: 'Who stands where',
    words: [
      'It is Summer 1941. France has fallen and the Balkans are the Axis’. Solid countries fight beside Germany, hatched ones half, dotted ones are taken. Blue ground is Allied, red is Russian, plain is nobody’s.',
      'Finland only trades with Germany so far. Both sides would like it as an ally.',
    ],
    page: 'map',
    shows: '.chart-europe, .map-charts, .chart',
    task: { words: 'Choose Finland on the map.', isDone: (_document, hash) => /^#\/(map|dossier)\/[^/]+\/finland/.test(hash) },
  },
  {
    title: 'What a roll would do',
    words: [
      'Small countries are won by a die. Modifiers are added to it, and the sum is looked up on this ladder: the further right, the closer to the Axis.',
      'The little dice show where each throw would land.',
    ],
    page: 'dossier',
    thing: 'finland',
    parts: { by: 'axis' },
    shows: '.verdict, .ladder',
  },
  {
    title: 'Why it is so',
    words: [
      'No number here comes without its reasons. Each line says what it counts, by how much, and which rule says so.',
      'Lines that count for nothing are folded below, with what would make them count.',
    ],
    page: 'dossier',
    thing: 'finland',
    parts: { by: 'axis' },
    shows: '.reckoning',
  },
  {
    title: 'What if?',
    words: [
      'Diplomacy is paid for with points, and points move the die. Everything the answer reads can be changed beside it, and the chances move at once.',
    ],
    page: 'dossier',
    thing: 'finland',
    parts: { by: 'axis' },
    shows: '.what-if',
    task: {
      words: 'Give the Axis a point in Finland, and watch the odds.',
      isDone: (document) => Number(at(document, 'placements', 'axis', 'finland') ?? 0) > 0,
    },
  },
  {
    title: 'How far America and Russia have come',
    words: [
      'Three tracks say how close the neutrals are to war. Every turn adds to them, and what the Axis do adds more.',
      'The marks are thresholds: at each of them something becomes allowed, up to a declaration of war at 50.',
    ],
    page: 'tensions',
    shows: '.tracks, .track-panel, .tension-track',
  },
  {
    title: 'Who may go to war',
    words: [
      'Every power with every country it might attack. A number is the price of declaring war, a diamond a war that is on, a cross is forbidden.',
      'Germany may turn on Russia this summer.',
    ],
    page: 'war',
    shows: '.war-overview',
    task: { words: 'Open Germany on Russia.', isDone: (_document, hash) => /[?&]by=germany&on=russia\b/.test(hash) },
  },
  {
    title: 'The rules themselves',
    words: [
      'What it costs and what follows, each with its rule. Every number of a rule is a link: it says in our words what the rule does, and where it stands in your copy of the game.',
    ],
    page: 'war',
    parts: { by: 'germany', on: 'russia' },
    shows: '.declaration',
  },
  {
    title: 'Yours to keep',
    words: [
      'All of this is one situation. This bar holds it: the book, the turn, what you changed, and the way back.',
      'Share makes an address that brings a friend to the very same page; Save makes a file. Begin another lays your own game beside it.',
    ],
    page: 'war',
    parts: { by: 'germany', on: 'russia' },
    shows: '.situation-bar',
  },
]

/** Whether this is the tour's situation, changed or not. */
export const isTheTours = ({ edition, scenario }: Document): boolean =>
  edition === SUMMER_1941['edition'] && scenario === SUMMER_1941['scenario']

/** The address of a stop, with what the reader has changed so far. */
export function stopAddress({ page, thing, parts = {} }: Stop, onDesk: Document | undefined): string {
  const document = onDesk !== undefined && isTheTours(onDesk) ? onDesk : SUMMER_1941
  return situationAddress({ page, ...(thing === undefined ? {} : { thing }), parts }, document)
}
