import { describe, expect, test } from 'vitest'
import { bookSetOf, fetchEditions } from '../../editions/index.ts'
import { isSituationDocument, readSituation, situationIn } from '../../editions/reading/index.ts'
import { FACTIONS, MANNERS } from '../../rules/core/index.ts'
import { reckonDoor } from '../doors/rolls/reckon.ts'
import { through } from '../doors/through.ts'

const startup = bookSetOf((await Promise.all(['classic', 'campaign'].map((id) => fetchEditions(id, 'startup')))).flat())

/** The same document, read with the startup bundle and with the whole one. */
function readBoth(document: unknown) {
  if (!isSituationDocument(document)) throw new Error('the document is not well formed')
  const [short, whole] = [situationIn(document, startup), readSituation(document)]
  if (!short.ok || !whole.ok) throw new Error('the document was refused')
  return { short, whole }
}

const DOCUMENTS = [
  { edition: 'classic', scenario: 'demonstration-winter-1941' },
  {
    edition: '2023',
    options: ['gathering-storm', 'storm-over-asia'],
    turn: '1940 summer',
    facts: { 'rumania.adjacentRussianFactors': 20 },
  },
  { edition: '2023', scenario: 'demonstration-spring-1941', placements: { axis: { turkey: 3 }, russia: { turkey: 1 } } },
  {
    edition: 'campaign',
    turn: '1942 spring',
    facts: { 'france.fallen': true },
    tensions: { rgt: { actual: 30, effective: 30, coming: 34 } },
  },
]

describe.each(DOCUMENTS)('$edition as a startup bundle, $options $scenario', (document) => {
  const { short, whole } = readBoth(document)

  test('reads the same situation', () => {
    expect(short.situation).toEqual(whole.situation)
    expect(short.assumed).toEqual(whole.assumed)
  })

  test('reckons every roll as the whole book does, and refuses it for the same reasons', () => {
    for (const { id: target } of Object.values(whole.book.tables).filter(({ bands }) => bands.length > 0))
      for (const by of FACTIONS)
        for (const manner of MANNERS)
          for (const pledge of [false, true]) {
            const args = { target, by, manner, subversion: by === 'russia' ? 2 : 0, pledge }
            expect(through(reckonDoor, short, args)).toEqual(through(reckonDoor, whole, args))
          }
  })
})
