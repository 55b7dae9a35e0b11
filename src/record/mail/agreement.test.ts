import { describe, expect, test } from 'vitest'
import { hashOfText } from '../../fair/index.ts'
import { RULES } from '../generated/version.ts'
import { openGame } from '../kept-game.ts'
import { readRecord } from '../record.ts'
import { verify } from '../verification/verification.ts'
import { agreementFor, writeAgreement } from './agreement.ts'
import { answer, gameIn, pack } from './answering.ts'
import { rejoinGame } from './beginning.ts'
import { type Folder, selfOf } from './folder.ts'
import { anyBytes, at, invited, ordering, recordIn, rolling, SEATS_OF_TWO, saying, together, withTexts } from './mail.testing.ts'
import { stateOf } from './telling.ts'
import { endorseKeys, renewKeys, writeOrders } from './writing.ts'

const OLDER = 'feedfacefeedface'

function verified(text: string) {
  const read = readRecord(text)
  const opened = read.ok ? openGame(read.record) : undefined
  if (opened?.ok !== true) throw new Error('no record')
  return verify(opened.kept)
}

/** A game of which some orders stand. */
function begun(engine?: string): readonly [Folder, Folder] {
  const start = invited(SEATS_OF_TWO).map(({ folder }) => (engine === undefined ? folder : { ...folder, engine }))
  const [anna, ben] = together(...start) as [Folder, Folder]
  return together(ordering(anna, 'seal hungary=2,turkey=1'), ben) as [Folder, Folder]
}

describe('a game keeps its rules until everybody agrees to others', () => {
  const old = begun(OLDER)
  // A newer program takes up the folders, with the record that the older one left.
  const [anna, ben] = old.map(
    ({ engine: _older, ...folder }): Folder => ({ ...folder, texts: [...folder.texts], recorded: recordIn({ ...folder, engine: OLDER }) }),
  ) as [Folder, Folder]

  test('a newer program says which rules, and does nothing by its own', () => {
    expect(gameIn(old[0]).faults).toEqual([])
    expect(stateOf(gameIn(anna)).join('\n')).toContain(`the game is played by rules ${OLDER}`)
    expect(stateOf(gameIn(anna)).join('\n')).toContain('still to agree anna, ben')
    expect(recordIn(anna)).toBe(recordIn(old[0]))
    expect(writeOrders(ben, gameIn(ben), 'seal turkey=2')).toMatchObject({ ok: false, refusals: [{ code: 'other-rules' }] })
    expect(answer(anna, anyBytes).sent).toEqual([])
  })

  test('without the record it goes no further, for it may not decide anew', () => {
    const { recorded: _gone, ...bare } = anna
    expect(gameIn({ ...bare, texts: [...bare.texts] }).ledger).toBeUndefined()
  })

  test('one alone agrees to nothing; all do, and it is an event that says what it changes', () => {
    const alone = together(saying(anna, writeAgreement(anna, gameIn(anna))), ben) as [Folder, Folder]
    expect(gameIn(alone[1]).ledger?.rules).toBe(OLDER)
    const both = together(alone[0], saying(alone[1], writeAgreement(alone[1], gameIn(alone[1])))) as [Folder, Folder]
    expect(gameIn(both[1]).ledger?.rules).toBe(RULES)
    expect(agreementFor(both[0], gameIn(both[0]))).toBeUndefined()
    const on = together(both[0], ordering(both[1], 'seal turkey=2')) as [Folder, Folder]
    const acts = readRecord(recordIn(on[0]))
    expect(acts.ok && acts.record.acts?.map(({ act }) => act)).toMatchObject([
      { type: 'rules-agreed', from: OLDER, to: RULES, changes: [] },
    ])
    expect(recordIn(on[0]) === recordIn(on[1])).toBe(true)
    expect(verified(recordIn(on[0]))).toMatchObject({ faults: [], otherwise: [], rules: { played: RULES, here: RULES } })
  })
})

describe('chains follow hand-overs', () => {
  const [anna, ben] = together(...begun().map((folder) => folder)) as [Folder, Folder]
  const renewed = (folder: Folder): Folder => {
    const found = renewKeys(folder, gameIn(folder), hashOfText(`new secret of ${folder.name}`))
    if (found === undefined) throw new Error('not renewed')
    return { ...found.folder, texts: [...folder.texts, pack(folder, gameIn(folder), found.body, anyBytes())] }
  }

  test('new keys and a new chain hold from the line that says so; what was sealed before can still be opened', () => {
    const [one, other] = together(renewed(anna), renewed(ben)) as [Folder, Folder]
    expect(gameIn(one).ledger?.fair.parties.map(({ tenure }) => tenure)).toEqual([2, 2])
    let both = [one, ordering(other, 'seal turkey=2')] as readonly Folder[]
    both = together(...both)
    both = together(both[0] as Folder, ordering(both[1] as Folder, 'seal finland=1'))
    both = together(ordering(both[0] as Folder, 'name hungary'), both[1] as Folder)
    both = together(ordering(both[0] as Folder, 'pass'), both[1] as Folder)
    both = together(ordering(both[0] as Folder, 'roll hungary'), both[1] as Folder)
    const [left = '', right] = both.map(recordIn)
    expect(left).toBe(right)
    expect(verified(left)).toMatchObject({ faults: [], dice: 1, proven: { dice: 1 } })
  })

  test('whoever has a copy of the old folder is shut out', () => {
    const [one, other] = together(anna, renewed(ben)) as [Folder, Folder]
    const thief: Folder = { ...ben, texts: [...other.texts] }
    const { ledger, ...mail } = gameIn(other)
    if (ledger === undefined) throw new Error('no game')
    // With the old keys, as if nothing had happened.
    const old = { ...mail, ledger: { ...ledger, fair: gameIn(ben).ledger?.fair ?? ledger.fair } }
    const asked = writeOrders(thief, old, 'seal turkey=2')
    if (!asked.ok) throw new Error(JSON.stringify(asked.refusals))
    const stolen = withTexts(one, pack(thief, old, asked.body, anyBytes()))
    const { ledger: after, posts } = gameIn(answer(stolen, anyBytes).folder)
    expect(after?.kept.entries.length).toBe(gameIn(one).ledger?.kept.entries.length)
    expect(posts.flatMap(({ body }) => (body.type === 'decline' ? body.reasons : [])).join()).toContain('ben did not sign this')
  })
})

describe('a folder that is lost without a copy', () => {
  const [anna, ben] = together(...begun().map((folder) => folder)) as [Folder, Folder]
  const [chair, lost] = together(anna, ordering(ben, 'seal turkey=2')) as [Folder, Folder]
  const made = rejoinGame(recordIn(chair), chair.texts.join('\n'), 'ben', { secret: hashOfText('another folder'), random: anyBytes() })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  const asked: Folder = { ...chair, texts: [...chair.texts, ...made.sent] }

  test('new keys are nobody’s until the chair endorses them, and the chair is told what it means', () => {
    expect(recordIn(made.folder)).toBe(recordIn(chair))
    expect(gameIn(asked).ledger?.fair.parties.map(({ tenure }) => tenure)).toEqual([1, 1])
    expect(stateOf(gameIn(asked)).join('\n')).toContain('somebody asks for new keys as ben')
    expect(stateOf(gameIn(asked)).join('\n')).toContain('counts as no points')
    expect(gameIn(asked).faults).toEqual([])
    expect(endorseKeys(chair, gameIn(chair), 'ben')).toMatchObject({ ok: false, refusals: [{ code: 'not-asked' }] })
    expect(endorseKeys(made.folder, gameIn(made.folder), 'ben')).toMatchObject({ ok: false, refusals: [{ code: 'not-the-chair' }] })
    expect(writeOrders(made.folder, gameIn(made.folder), 'seal finland=1')).toMatchObject({
      ok: false,
      refusals: [{ code: 'not-endorsed' }],
    })
    // Nobody else gets into the game so, nor the chair itself.
    const as = (name: string) => rejoinGame(recordIn(chair), chair.texts.join('\n'), name, { secret: anyBytes(), random: anyBytes() }).ok
    expect([as('zoe'), as('anna')]).toEqual([false, false])
  })

  test('from then on he plays with them; his old folder does not, and what he had sealed counts as no points', () => {
    const endorsed = saying(asked, endorseKeys(asked, gameIn(asked), 'ben'))
    let both = together(endorsed, { ...made.folder, texts: [...made.folder.texts] })
    expect(gameIn(both[1] as Folder).ledger?.fair.parties.map(({ tenure }) => tenure)).toEqual([1, 2])
    both = together(both[0] as Folder, ordering(both[1] as Folder, 'seal finland=1'))
    both = together(ordering(both[0] as Folder, 'name turkey'), both[1] as Folder)
    const [left = '', right] = both.map(recordIn)
    expect(left).toBe(right)
    const shown = gameIn(both[1] as Folder).ledger?.kept.entries.flatMap(({ events }) =>
      events.filter(({ type }) => type === 'points-revealed'),
    )
    expect(shown).toMatchObject([{ placements: { axis: { turkey: 1 }, westernAllies: {} } }])
    expect(verified(left)).toMatchObject({ faults: [], otherwise: [] })
    expect(both.flatMap((folder) => gameIn(folder).faults)).toEqual([])
    const thief = { ...lost, texts: [...(both[0] as Folder).texts] }
    expect(gameIn(thief).ledger?.fair.parties[1]?.key).not.toBe(selfOf(lost, 1).party.key)
  })

  test('a link that is lost with its folder: new keys are endorsed while a roll waits for it, and the roll is declared anew', () => {
    const { others } = rolling(SEATS_OF_TWO, 'anna', 'ben')
    const waits = at(others, 'anna')
    const made = rejoinGame(recordIn(waits), waits.texts.join('\n'), 'ben', { secret: hashOfText('ben again'), random: anyBytes() })
    if (!made.ok) throw new Error(JSON.stringify(made.refusals))
    const asked = withTexts(waits, ...made.sent)
    const endorsed = saying(asked, endorseKeys(asked, gameIn(asked), 'ben'))
    const both = together(endorsed, { ...made.folder, texts: [...made.folder.texts] })
    const [record = '', other] = both.map(recordIn)
    expect([other, both.flatMap((one) => gameIn(one).faults)]).toEqual([record, []])
    const found = verified(record)
    expect(found).toMatchObject({ faults: [], otherwise: [], dice: 1, proven: { dice: 1 } })
    expect(found.proven?.notes.join()).toContain('anna endorsed new keys of ben while a roll waited for ben; the roll was declared anew')
    expect(gameIn(both[0] as Folder).ledger?.rolls).toBe((gameIn(waits).ledger?.rolls ?? 0) + 2)
  })
})
