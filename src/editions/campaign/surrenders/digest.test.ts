import { expect, test } from 'vitest'
import { type CapitulationId, type Outlook, outlooks } from '../../../rules/chapters/surrender/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { readSituation } from '../../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

function read(document: Document) {
  const found = readSituation({ edition: 'campaign', turn: '1943 summer', ...document })
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return found
}

const outlookOf = (id: CapitulationId, document: Document): Outlook | undefined => {
  const { book, situation } = read(document)
  return outlooks(book, situation).find((state) => state.id === id)?.outlook
}

const easternWar = { wars: [{ between: ['germany', 'russia'], since: '1941 summer' }] }
const farEasternWar = { wars: [{ between: ['japan', 'russia'], since: '1941 fall' }] }
const africa = Object.fromEntries(
  ['morocco', 'algeria', 'tunisia', 'libya', 'egypt', 'sudan', 'ethiopia', 'rhodesia'].map((place) => [`${place}.controller`, 'italy']),
)

/** T6 row by row: what is enough, and what is just not. */
test.each<{ row: string; id: CapitulationId; enough: Document; short: Document; outcome?: Outlook }>([
  {
    row: 'T6 Germany',
    id: 'germany',
    enough: { facts: { 'berlin.controller': 'britain' } },
    short: { facts: { 'berlin.controller': 'britain', 'berchtesgaden.redoubt': true } },
  },
  {
    row: 'T6 Italy',
    id: 'italy',
    enough: { facts: { 'rome.controller': 'britain' } },
    short: { facts: { 'sicily.controller': 'britain', 'africa.axisUnits': false } },
  },
  { row: 'T6 Japan', id: 'japan', enough: { facts: { 'tokyo.controller': 'us' } }, short: { facts: { 'okinawa.controller': 'us' } } },
  {
    row: 'T6 France',
    id: 'france',
    enough: { facts: { 'paris.controller': 'germany' } },
    short: { facts: { 'lyon.controller': 'germany' } },
  },
  {
    row: 'T6 Britain',
    id: 'britain',
    enough: { facts: { 'london.controller': 'germany' } },
    short: { facts: { 'birmingham.controller': 'germany' } },
  },
  {
    row: 'T6 India',
    id: 'india',
    enough: { facts: { 'delhi.controller': 'japan' } },
    short: { facts: { 'calcutta.controller': 'japan' } },
  },
  {
    row: 'T6 Australia + New Zealand',
    id: 'australia',
    enough: { facts: { 'townsville.controller': 'japan' } },
    short: { facts: { 'newGuinea.controller': 'japan' } },
  },
  {
    row: 'T6 South Africa',
    id: 'southAfrica',
    enough: { facts: africa },
    short: { facts: { ...africa, 'rhodesia.controller': 'britain' } },
  },
  {
    row: 'T6 Russia to the Axis',
    id: 'russiaToAxis',
    enough: {
      ...easternWar,
      facts: { 'moscow.controller': 'germany', 'leningrad.controller': 'germany', 'stalingrad.controller': 'germany' },
    },
    short: { ...easternWar, facts: { 'moscow.controller': 'germany', 'leningrad.controller': 'germany' } },
    outcome: 'offered',
  },
  {
    row: 'T6 Russia to Japan',
    id: 'russiaToJapan',
    enough: { ...farEasternWar, facts: { 'vladivostok.controller': 'japan', 'irkutsk.controller': 'japan' } },
    short: { ...farEasternWar, facts: { 'irkutsk.controller': 'japan' } },
    outcome: 'offered',
  },
  {
    row: 'T6 Nationalist China',
    id: 'china',
    enough: { facts: { 'china.ics': 0, 'china.divisions': 14 } },
    short: { facts: { 'china.ics': 0, 'china.divisions': 15 } },
  },
])('$row', ({ id, enough, short, outcome = 'due' }) => {
  expect([outlookOf(id, enough), outlookOf(id, short)]).toEqual([outcome, 'holds-out'])
})

test('T6 Canada, USA, Communist China: never', () => {
  const { never, capitulations } = chapterOf(read({}).book, 'capitulation')
  expect(never.map(({ id }) => id)).toEqual(['canada', 'us', 'communistChina'])
  expect(capitulations.filter(({ is, title }) => is === 'surrender' && /Canada|U\.S\.|Communist/.test(title))).toEqual([])
})
