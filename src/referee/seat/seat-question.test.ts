import { describe, expect, test } from 'vitest'
import { answerFrom, DOORS, type ReckonAnswer } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import type { GameRecord } from '../../record/index.ts'
import { give, type KeptGame, newGame, tableDice, viewFor } from '../../record/index.ts'
import { DELEGATIONS } from '../../rules/core/index.ts'
import type { Order, Seat } from '../../rules/game/index.ts'
import { openRoom, QUESTIONS } from '../http/room.testing.ts'
import { opened, otherwiseHidden, randomRecord, textOf } from '../record/record.testing.ts'
import { answerInGame, answerOfRecord } from './seat-question.ts'

/** A game of some book after these orders, each from the seats it needs. */
function played(edition: string, ...orders: readonly (readonly [readonly Seat[], Order])[]): KeptGame {
  const made = newGame({ edition, seats: { germany: 'Anna', italy: 'Anna', britain: 'Ben', france: 'Ben', us: 'Ben' } })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return orders.reduce((kept, [as, order]) => {
    const given = give(kept, as, order, tableDice([]))
    if (!given.ok) throw new Error(`${order.type}: ${JSON.stringify(given.refusals)}`)
    return given.kept
  }, made.kept)
}

const BEGUN = [['host'], { type: 'advance', by: 'referee' }] as const
const SEALED: readonly (readonly [readonly Seat[], Order])[] = [
  BEGUN,
  [['germany'], { type: 'seal-allocation', by: 'axis', placements: { hungary: 2 } }],
  [['britain'], { type: 'seal-allocation', by: 'westernAllies', placements: { hungary: 1 } }],
]

const pointsIn = (kept: KeptGame, as: readonly Seat[]) => {
  const { lines, footnotes = [] } = answerInGame(kept, as, 'reckon', { target: 'hungary', by: 'axis' }) as unknown as ReckonAnswer & {
    footnotes?: readonly { readonly words: string; readonly cite?: { readonly rule: string } }[]
  }
  const amount = (ids: RegExp): number => lines.filter(({ id }) => ids.test(id)).reduce((sum, line) => sum + line.amount, 0)
  return [amount(/^axis-points$/), amount(/^(larger-allied|all-allied|western|russian)-points$/), footnotes.map(({ cite }) => cite?.rule)]
}

describe('49.21: a question about a game is answered by what the seat was shown', () => {
  test.each(['2023', 'classic'])('%s: each knows his own points, nobody else’s', (edition) => {
    const kept = played(edition, ...SEALED)
    expect(pointsIn(kept, ['germany'])).toEqual([2, 0, ['49.21 (a)']])
    expect(pointsIn(kept, ['britain'])).toEqual([0, -1, ['49.21 (a)']])
    expect(pointsIn(kept, ['russia'])).toEqual([0, 0, ['49.21 (a)', '49.21 (a)']])
    expect(pointsIn(kept, [])).toEqual([0, 0, ['49.21 (a)', '49.21 (a)']])
    expect(pointsIn(kept, ['germany', 'britain'])).toEqual([2, -1, []])
  })

  test('RC-96: so it is in the campaign', () => {
    expect(pointsIn(played('campaign', ...SEALED), ['germany'])).toEqual([2, 0, ['RC-96']])
  })

  test('whoever asks for one faction need not name it', () => {
    const kept = played('2023', ...SEALED)
    expect(answerInGame(kept, ['germany'], 'reckon', { target: 'hungary' })).toMatchObject({ ok: true, by: 'axis' })
    expect(answerInGame(kept, ['britain'], 'may', { question: 'name', target: 'hungary' })).toMatchObject({ ok: true, allowed: true })
    expect(answerInGame(kept, [], 'reckon', { target: 'hungary' })).toMatchObject({ ok: false, refusals: [{ data: { argument: 'by' } }] })
  })

  test('49.21 (a): whoever asks for the odds of an enemy’s roll asks for himself, and does not know the enemy’s points', () => {
    const kept = played('2023', ...SEALED, [['russia'], { type: 'seal-allocation', by: 'russia', placements: { hungary: 1 } }])
    const found = answerInGame(kept, ['russia'], 'odds', { target: 'hungary', by: 'axis', belief: 'uniform' })
    expect(found).toMatchObject({ ok: true, by: 'russia', roller: 'axis', believed: { russia: { 1: 1 } } })
    expect(Object.keys((found as unknown as { readonly believed: { readonly axis: object } }).believed.axis).length).toBeGreaterThan(1)
  })

  test('49.841A: tension is told from the level the turn began with, not from the one that has moved', () => {
    const kept = opened(randomRecord('2023', 14))
    const view = kept.game
    const told = answerInGame(kept, ['germany'], 'tensions') as unknown as { readonly tracks: Record<string, { readonly before: number }> }
    expect(told.tracks['rgt']?.before).toBe(view.opening.tensions.rgt.actual)
  })
})

describe.each(['2023', 'classic', 'campaign'])('%s: what is hidden from a seat changes no answer', (edition) => {
  const record = randomRecord(edition, 14, Object.keys(openBook(edition).scenarios)[0])
  const asked = QUESTIONS.filter(({ door }) => DOORS.find(({ name }) => name === door)?.about === 'situation')

  test.each([0.1, 0.6])('at %d of the game, at every door', (part) => {
    const upTo: GameRecord = { ...record, entries: record.entries.slice(0, Math.floor(record.entries.length * part)) }
    const one = opened(upTo)
    for (const to of DELEGATIONS) {
      const other = opened(['axis', 'westernAllies', 'russia'].filter((by) => by !== to).reduce(otherwiseHidden, upTo))
      const views = [one, other].map((kept) => viewFor(kept, [to]))
      for (const { door, args } of asked) {
        const [first, second] = views.map((view) => JSON.stringify(answerFrom(door, one.book, view, [to], args)))
        expect(second, `${door} by ${to}`).toBe(first)
      }
    }
  })
})

describe('a record as text', () => {
  const kept = played('2023', ...SEALED)
  const text = textOf(kept)
  const question = { door: 'reckon', record: text, args: { target: 'hungary' } }

  test('players go by their names', () => {
    expect(answerOfRecord({ ...question, as: 'Anna' })).toEqual(answerInGame(kept, ['germany', 'italy'], 'reckon', question.args))
    expect(answerOfRecord({ ...question, as: 'Ana' })).toMatchObject({ ok: false, refusals: [{ code: 'misasked', data: { seat: 'Ana' } }] })
    expect(answerOfRecord({ ...question, record: 'nothing' })).toMatchObject({ ok: false })
  })

  test('one that was cut off is answered up to there, and says so', () => {
    const [whole, cut] = [text, text.split('\n').slice(0, -3).join('\n').concat('\n')].map((record) =>
      answerOfRecord({ ...question, record, as: 'Anna' }),
    ) as unknown as readonly { readonly footnotes: readonly { readonly words: string }[] }[]
    expect(whole?.footnotes.map(({ words }) => words)).not.toContainEqual(expect.stringContaining('breaks off'))
    expect(cut?.footnotes[0]?.words).toBe(
      'line 4 breaks off or is missing: the writer was stopped or the file cut off there, and no order after 2 stands',
    )
    expect(answerOfRecord({ ...question, record: text.slice(0, text.lastIndexOf('{"end"') - 20), as: 'Anna' })).toMatchObject({
      footnotes: [{ words: expect.stringContaining('breaks off') }],
    })
  })

  test('over HTTP a game stands in place of the situation', async () => {
    const { post } = await openRoom()
    const asked = await post('/api/reckon', { game: { record: text, as: 'Anna' }, args: question.args })
    expect(asked.status).toBe(200)
    expect(await asked.json()).toEqual(JSON.parse(JSON.stringify(answerOfRecord({ ...question, as: 'Anna' }))))
    const both = await post('/api/reckon', { situation: { edition: '2023' }, game: { record: text } })
    expect(both.status).toBe(422)
  })
})
