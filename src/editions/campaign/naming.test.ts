import { describe, expect, test } from 'vitest'
import { cautions, type Nomination, whyNotName } from '../../rules/chapters/rolls/index.ts'
import { openBook } from '../all-books.ts'
import { campaign } from './campaign.testing.ts'

const rulesAgainst = (nominations: readonly Nomination[], document: Readonly<Record<string, unknown>>) => {
  const { book, situation } = campaign({ turn: '1941 summer', facts: { 'france.fallen': true }, ...document })
  return whyNotName(book, situation, 'axis', nominations).map(({ cite }) => cite?.rule)
}

describe('3.2.5a: a Reaction goes beside the faction’s Actions', () => {
  const document = { placements: { axis: { norway: 1, turkey: 1 } }, declarations: [{ by: 'russia', on: 'sweden' }] }

  test('even beside an Action on the very same nation', () => {
    expect(
      rulesAgainst(
        [
          { target: 'norway', manner: 'ordinary' },
          { target: 'norway', manner: 'reaction' },
        ],
        document,
      ),
    ).toEqual([])
  })

  test('and after one earlier in the turn', () => {
    const namings = [{ target: 'norway', by: 'axis', turn: '1941 summer' }]
    expect(rulesAgainst([{ target: 'norway', manner: 'reaction' }], { ...document, namings })).toEqual([])
  })

  test('but twice the same is once too often', () => {
    expect(
      rulesAgainst(
        [
          { target: 'norway', manner: 'reaction' },
          { target: 'norway', manner: 'reaction' },
        ],
        document,
      ),
    ).toEqual(['3.2.4.8a'])
  })

  test('RC-07: it takes nothing from the one normal Action', () => {
    expect(
      rulesAgainst(
        [
          { target: 'turkey', manner: 'ordinary' },
          { target: 'norway', manner: 'reaction' },
        ],
        document,
      ),
    ).toEqual([])
  })
})

test('RC-41: nothing is said against an Action on a stranger, and nothing for one', () => {
  const { book, situation } = campaign({ standings: { hungary: { result: 8, with: 'germany' } } })
  expect(cautions(book, situation, 'axis', 'hungary')).toEqual([])
  expect(cautions(book, situation, 'axis', 'turkey')).toEqual([])
})

test('RC-02, RC-05, RC-09, RC-10, RC-36, RC-40, RC-41: every answer to a ruling with choices opens a book that holds together', () => {
  const { rulings } = openBook('campaign')
  for (const { id, choices = [] } of Object.values(rulings))
    for (const choice of choices) {
      const { clauses, tables } = openBook('campaign', { rulings: { [id]: choice.id } })
      const said = JSON.stringify([tables, clauses.placing, clauses.naming, clauses.cautions, clauses.beyondLimit, clauses.freeWhen])
      expect(said, `${id} ${choice.id}`).not.toContain('"ruled"')
    }
})
