import {
  ATTACKED_LANDS,
  afterWarlordVictory,
  bindingPeace,
  endingsOf,
  openPeaces,
  whyNotExpand,
  whyNotRenew,
  whyNotRenounce,
  whyNotWarlord,
} from '../../../rules/chapters/surrender/index.ts'
import { chapterOf, following, isMet, POWER_NAMES, POWERS, refuse, type Situation, turnName } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { VERDICT, type VerdictAnswer, verdict } from '../answers/shapes.ts'
import { choice, count, usually, whole, yesNo } from '../arguments/argument.ts'
import { question } from '../door.ts'
import { ARMISTICE, type ArmisticeAnswer, type PeaceState } from './shapes.ts'

/** What holds after a peace, who may break it, and what China does meanwhile. */

const chapters = ['capitulation'] as const
const none = (words: string) => usually(count(words), 0)

const peaceState = (book: Rulebook, situation: Situation): readonly PeaceState[] =>
  chapterOf(book, 'capitulation').renewals.map(({ id, by, on, when, cite }) => {
    const isBinding = isMet(when, situation)
    const [one, other] = [by[0], on[0]]
    const refusals = !isBinding || one === undefined || other === undefined ? [] : whyNotRenew(book, situation, one, other)
    return { id, by, on, isBinding, mayRenew: isBinding && refusals.length === 0, refusals, cite }
  })

export const armistice = question({
  name: 'armistice',
  words: 'armistices that hold, what they mean, and who may break them',
  chapters,
  args: {},
  shape: ARMISTICE,
  answer: (book, situation): ArmisticeAnswer => {
    const { capitulations } = chapterOf(book, 'capitulation')
    return {
      ok: true,
      question: 'armistice',
      turn: turnName(situation.turn),
      made: capitulations
        .filter(({ id, is, done }) => (is === 'armistice' || id === 'russiaToAxis') && isMet(done.when, situation))
        .map(({ id, title, done, aftermath }) => ({ id, title, words: done.words, holds: following(aftermath, situation) })),
      open: openPeaces(book, situation),
      peaces: peaceState(book, situation),
      endings: endingsOf(book, situation),
    }
  },
})

/** What stands against it, or what it brings. */
export const renew = question({
  name: 'renew',
  words: 'war after a peace',
  chapters,
  args: { by: choice(POWERS, 'who renews it'), on: choice(POWERS, 'on whom') },
  shape: VERDICT,
  answer: (book, situation, { by, on }): VerdictAnswer => {
    if (bindingPeace(book, situation, by, on) !== undefined) return verdict('renew', whyNotRenew(book, situation, by, on))
    const broken = bindingPeace(book, situation, on, by)
    const unkept = openPeaces(book, situation).filter(({ wars }) => wars.some((pair) => pair.includes(by) || pair.includes(on)))
    if (broken === undefined && unkept.length > 0)
      return verdict(
        'renew',
        unkept.map(({ words, cite, wars }) => refuse('war-open', words, cite, { wars: wars.map((pair) => pair.join(' - ')) })),
      )
    if (broken === undefined)
      return verdict('renew', [refuse('no-peace', `no surrender or armistice stands between ${POWER_NAMES[by]} and ${POWER_NAMES[on]}`)])
    const { ifBroken } = broken
    return verdict('renew', [], { consequences: ifBroken === undefined ? [] : [{ what: ifBroken.words, cite: ifBroken.cite }] })
  },
})

export const renounce = question({
  name: 'renounce',
  words: 'a peace, without war',
  chapters,
  args: {
    by: usually(choice(POWERS, 'who renounces it'), 'russia'),
    on: usually(choice(POWERS, 'with whom it was made'), 'germany'),
    isLand: usually(yesNo('land is renounced'), false),
  },
  shape: VERDICT,
  answer: (book, situation, { by, on, isLand }) => verdict('renounce', whyNotRenounce(book, situation, by, on, isLand)),
})

export const warlord = question({
  name: 'warlord',
  words: 'an attack of warlords',
  chapters,
  args: {
    land: choice(ATTACKED_LANDS, 'whose land is attacked'),
    units: none('warlord units'),
    others: none('other units'),
    defenders: none('units that defend'),
    hasCity: usually(yesNo('there is a city'), false),
  },
  shape: VERDICT,
  answer: (book, situation, attack) =>
    verdict('warlord', whyNotWarlord(book, situation, attack), { consequences: afterWarlordVictory(book, situation, attack) }),
})

export const expand = question({
  name: 'expand',
  words: 'Communist China, into a land',
  chapters,
  args: {
    divisions: usually(whole(1, 99, 'divisions that go there'), 1),
    unbuilt: none('divisions not built yet'),
    forcesThere: none('forces that are there'),
    isNationalist: usually(yesNo('it is Nationalist land'), true),
    isNextToCommunist: usually(yesNo('it lies next to Communist land'), true),
  },
  shape: VERDICT,
  answer: (book, situation, move) => {
    const { cite, brings } = chapterOf(book, 'capitulation').collapse.expansion
    return verdict('expand', whyNotExpand(book, situation, move), { consequences: [{ what: brings, cite }] })
  },
})
