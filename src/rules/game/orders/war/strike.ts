import { z } from 'zod/mini'
import {
  type Belligerent,
  decideStrike,
  evolveStrike,
  NO_STRIKE,
  type StrikeEvent,
  type StrikeOrder,
  type StrikeStepTold,
  showStrike,
  strikeTold,
  whyNotStrike,
} from '../../../chapters/pearl-harbor/index.ts'
import { POWER_NAMES, type Power, refuse, type Situation, signed, situationWith } from '../../../core/index.ts'
import { whyNoChapter } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shape, Speaker } from '../../declaration/declaration.ts'
import { typed } from '../../declaration/shapes.ts'
import { named } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { type Note, telling } from '../../words/telling.ts'
import { isStepWord, readStep, STEP_HELP } from './strike-form.ts'
import { STEP_EVENT_SHAPES, STEP_SHAPES, STEP_TYPES } from './strike-steps.ts'

export interface StrikeStep {
  readonly type: 'strike'
  readonly by: Belligerent | 'referee'
  readonly step: StrikeOrder
}

export interface StrikeHappened {
  readonly type: 'strike'
  readonly event: StrikeEvent
}

/** The attack goes by the level of the moment war was declared. */
function asWarWasDeclared({ situation, levelAtPacificWar }: Game): Situation {
  const { usjt } = situation.tensions
  const effective = levelAtPacificWar ?? usjt.effective
  return situationWith(situation, { tensions: { ...situation.tensions, usjt: { ...usjt, effective } } })
}

const WHOSE = { referee: 'the referee’s', japan: 'Japan’s', us: 'the U.S.’s' } as const

const AMERICAN_STEPS: readonly string[] = ['locate-carriers', 'intercept']

/** Whose a step of the attack is; Magic is put down by both. */
function ownerOf(type: string, { by, seats }: Speaker): 'japan' | 'us' | 'referee' {
  if (type.startsWith('report-')) return 'referee'
  if (type === 'commit-magic') return by === 'westernAllies' || (seats.includes('us') && by !== 'japan') ? 'us' : 'japan'
  return AMERICAN_STEPS.includes(type) ? 'us' : 'japan'
}

const noteOf = ({ words, amount, isCount, cite }: StrikeStepTold): Note => ({
  words: amount === undefined ? words : `${words}: ${isCount ? amount : signed(amount)}`,
  cite,
})

/** A step of the attack on Pearl Harbor, which is Japan's in the turn it goes to war with the U.S.; each is its own side's, or the referee's. */
export const strike: OrderDeclaration<StrikeStep, StrikeHappened> = {
  type: 'strike',
  words: 'Japan may attack Pearl Harbor, step by step',
  rules: ({ clauses }) => [clauses.pearlHarbor?.rules.table],
  shape: z.strictObject({
    type: z.literal('strike'),
    by: z.enum(['japan', 'us', 'referee']),
    step: z.looseObject({ type: z.enum(STEP_TYPES) }),
  }) as unknown as Shape<StrikeStep>,
  part: { of: 'step', shapes: STEP_SHAPES },
  when: 'in-its-stage',
  whyNotFrom: (powers, { by }) =>
    (powers as readonly string[]).includes(by)
      ? []
      : [refuse('not-your-seat', `this is ${POWER_NAMES[by as Power]}’s to order`, undefined, { seat: by })],
  whyNot(book, game, { by, step }) {
    const silent = whyNoChapter(book, 'pearlHarbor')
    if (silent.length > 0) return silent
    return [
      ...(step.by === by ? [] : [refuse('not-yours', `this step is ${WHOSE[step.by]}`)]),
      ...whyNotStrike(book, asWarWasDeclared(game), game.strike ?? NO_STRIKE, step),
    ]
  },
  carryOut(progress, { step }) {
    const { book, game, dice } = progress
    const decision = decideStrike(book, asWarWasDeclared(game), game.strike ?? NO_STRIKE, step, dice)
    if (decision.accepted) progress.put({ type: 'strike', event: decision.event })
  },
  // The menu says which step the attack waits for.
  offers: 'nothing',
  topic: { is: 'reports', concerns: (_book, _game, by) => by === 'japan' },
  short: {
    word: 'strike',
    usage: 'strike STEP [NAME=VALUE …]',
    details: STEP_HELP,
    read([said = '', ...rest], speaker, parse) {
      if (isStepWord(said) && !rest.join(' ').trim().startsWith('{')) {
        const found = readStep(said, rest, speaker.strike)
        if (found === undefined) return undefined
        const by = ownerOf(found.type, speaker)
        return { type: 'strike', by, step: { type: found.type, by, ...found.step } }
      }
      const text = rest.join(' ').trim()
      const more = text === '' ? {} : parse(text)
      if (said === '' || more === undefined) return undefined
      const type = named(said)
      const by = ownerOf(type, speaker)
      return { type: 'strike', by, step: { type, by, ...(typeof more === 'object' ? more : {}) } }
    },
    write({ step: { type, by: _by, ...more } }) {
      return `${type}${Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(more)}`}`
    },
  },
  events: {
    strike: {
      shape: z.looseObject({ event: typed(STEP_EVENT_SHAPES) }),
      evolve: (game, { event }) => gameWith(game, { strike: evolveStrike(game.strike ?? NO_STRIKE, event) }),
      // The U.S. sits with the Western Allies; who plays both sides sees both.
      show(shown, eyes) {
        const [isUs, isJapan] = [eyes.includes('westernAllies'), eyes.includes('japan')]
        return isUs && isJapan ? shown : { ...shown, event: showStrike(shown.event, isUs ? 'us' : isJapan ? 'japan' : 'public') }
      },
      tell(book, { event }) {
        const [first, ...rest] = strikeTold(book, event)
        return first === undefined
          ? telling('the attack on Pearl Harbor goes on')
          : telling(`Pearl Harbor: ${noteOf(first).words}`, [first.cite], rest.map(noteOf))
      },
      heading: 'announcements',
    },
  },
}
