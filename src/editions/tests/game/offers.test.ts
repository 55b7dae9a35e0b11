import { describe, expect, test } from 'vitest'
import { type Delegation, isAtWar } from '../../../rules/core/index.ts'
import { menu, type Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'

const advance: Order = { type: 'advance', by: 'referee', knowingly: true }
const offer = (by: Delegation, of: 'russiaToAxis' | 'russiaToJapan'): Order => ({ type: 'offer-surrender', by, of })
const answer = (by: Delegation | 'referee', of: 'russiaToAxis' | 'russiaToJapan', said: 'accepted' | 'declined', isFree = true): Order => ({
  type: 'settle-surrender',
  by,
  settling: { of, answer: said, isFree },
})

/** Actions of Summer 1942, Russia at war with the Axis and with Japan. */
const actions = (): Story =>
  given({
    edition: 'campaign',
    turn: '1942 summer',
    wars: [
      { between: ['germany', 'russia'], since: '1941 summer' },
      { between: ['japan', 'russia'], since: '1942 spring' },
    ],
  }).when(advance, 3, 4)

const offersOf = (story: Story, by: Delegation): readonly string[] =>
  menu(story.book, story.seenBy(by), by)
    .offers.filter(({ refusals }) => refusals.length === 0)
    .flatMap(({ order }) =>
      order.type === 'offer-surrender'
        ? [`offer ${order.of}`]
        : order.type === 'settle-surrender'
          ? [`${order.settling.of} ${order.settling.answer}`]
          : [],
    )

describe('an offer of one’s own will is made by the one and answered by the other', () => {
  test('3.6.6.1d: nobody makes Russia surrender but Russia', () => {
    const story = actions()
    expect(story.game.stage).toBe('actions')
    for (const by of ['axis', 'westernAllies', 'russia', 'referee'] as const)
      story.refuses(answer(by, 'russiaToAxis', 'accepted'), '3.6.6.1d')
    story.refuses(offer('axis', 'russiaToAxis'), '3.6.6.1d')
    expect(offersOf(story, 'russia')).toEqual(['offer russiaToAxis', 'offer russiaToJapan'])
    expect(offersOf(story, 'axis')).toEqual([])
  })

  test('3.6.6.1d: the Axis accept or decline what Russia offers', () => {
    const offered = actions().when(offer('russia', 'russiaToAxis'))
    offered.refuses(offer('russia', 'russiaToAxis'), '3.6.6.1d')
    offered.refuses(answer('russia', 'russiaToAxis', 'accepted'), '3.6.6.1d')
    expect(offersOf(offered, 'axis')).toEqual(['russiaToAxis accepted', 'russiaToAxis declined'])
    const accepted = offered.when(answer('axis', 'russiaToAxis', 'accepted'))
    expect(accepted.game.situation.facts['russia.surrendered']).toBe(true)
    expect(isAtWar(accepted.game.situation, 'germany', 'russia')).toBe(false)
    const declined = offered.when(answer('axis', 'russiaToAxis', 'declined'))
    expect(declined.game.situation.facts['russia.surrendered']).toBe(false)
    expect(declined.game.offers).toEqual([])
    expect(isAtWar(declined.game.situation, 'germany', 'russia')).toBe(true)
  })

  test('3.6.6.4b: Japan may offer an armistice too, and then Russia answers', () => {
    const offered = actions().when(offer('japan', 'russiaToJapan'))
    offered.refuses(answer('japan', 'russiaToJapan', 'accepted'), '3.6.6.4c')
    const made = offered.when(answer('russia', 'russiaToJapan', 'accepted'))
    expect(isAtWar(made.game.situation, 'japan', 'russia')).toBe(false)
    // RC-47: an armistice that both agreed on is no surrender.
    expect(made.game.situation.facts['russia.surrenderedToJapan']).toBe(false)
  })

  test('3.2.1, RC-97: an offer made during operations is settled before all other diplomacy of the next phase, and asks only whom it is made to', () => {
    const asked = actions().when(advance).when(advance).when(offer('russia', 'russiaToAxis')).when(advance, 3, 4)
    expect([asked.game.situation.turn, asked.game.stage, asked.game.asked]).toEqual(['1942 fall', 'surrenders', ['axis']])
    asked.refuses({ type: 'pass', by: 'axis' }, '3.2.1a')
    // The only question is answered: the step ends by itself.
    expect(asked.when(answer('axis', 'russiaToAxis', 'declined')).game.stage).toBe('actions')
  })
})

describe('RC-98: whether Initiative orders declarations is a setting', () => {
  const atDeclarations = (rulings: Readonly<Record<string, string>>): Story =>
    given({ edition: 'campaign', turn: '1940 summer', rulings }).when(advance, 3, 4).when(advance)
  const declare: Order = { type: 'declare-war', by: 'axis', intents: [{ by: 'italy', on: 'britain' }] }
  const entry = { by: 'italy', on: 'britain' }

  test('ours: everybody declares once the Actions are over', () => {
    const story = atDeclarations({})
    expect(story.game.initiative[0]).toBe('westernAllies')
    expect(story.when(declare).last('war-declared').declaration).toMatchObject(entry)
  })

  test('3.2.3b: or in the order of Initiative', () => {
    const story = atDeclarations({ 'RC-98': 'declarations-too' })
    story.refuses(declare, '3.2.3b')
    story.refuses({ type: 'pass', by: 'axis' }, '3.2.3b')
    const alliesDone = story.when({ type: 'pass', by: 'westernAllies' })
    expect(alliesDone.when(declare).last('war-declared').declaration).toMatchObject(entry)
  })
})
