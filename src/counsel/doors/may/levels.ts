import { allPermissions, mobilizationTurn, mostOf, whyNotAct } from '../../../rules/chapters/tension/index.ts'
import { whyNotAsAllowed } from '../../../rules/chapters/war/index.ts'
import { chapterOf, isMet, POWER_NAMES, refuse, type Situation, TRACK_NAMES, TRACKS } from '../../../rules/core/index.ts'
import { type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { MAY, type MayAnswer, permitted } from '../answers/shapes.ts'
import { choice, maybe, text, usually, whole } from '../arguments/argument.ts'
import { misasked, whyNotAmong } from '../arguments/arguments.ts'
import { question } from '../door.ts'
import { by } from '../rolls/roll.ts'
import { phaseOf } from './rolls.ts'

/** What a level may allow, by its name in this book. */
export function mayAct(book: Rulebook, situation: Situation, act: string | undefined, amount = 0): MayAnswer | Refused {
  const permissions = allPermissions(book)
  const names = permissions.map(({ id }) => id)
  if (act === undefined) return refused(misasked('act', `missing; expected one of ${names.join(', ')}`, 'missing'))
  const wrong = whyNotAmong('act', act, names)
  if (wrong.length > 0) return refused(...wrong)
  const permission = permissions.find(({ id }) => id === act)
  const most = permission === undefined ? undefined : mostOf(permission, situation)
  const refusals = whyNotAct(book, situation, act, amount)
  return permitted(
    refusals.length > 0 || permission === undefined ? refusals : whyNotAsAllowed(book, situation, permission),
    permission === undefined
      ? []
      : [
          {
            what: permission.words,
            who: permission.by,
            ...(typeof most === 'number' ? { amount: most } : {}),
            cite: permission.cite,
            ...(permission.ruling === undefined ? {} : { ruling: permission.ruling }),
            ...(permission.standsIn === undefined ? {} : { standsIn: permission.standsIn }),
          },
        ],
  )
}

export const act = question({
  name: 'act',
  fromSetUp: true,
  words: 'what a level of tension may allow',
  args: {
    act: maybe(text('what a level may allow, such as oil-embargo')),
    amount: usually(whole(0, 999, 'how much of it; without it, only whether and how much'), 0),
  },
  shape: MAY,
  answer: (book, situation, { act: named, amount }) => mayAct(book, situation, named, amount),
})

const RECEIVERS = ['britain', 'france', 'russia', 'china'] as const
const GRANTS = { britain: 'grant-britain-france', france: 'grant-britain-france', russia: 'grant-russia', china: 'grant-china' } as const

export const grant = question({
  name: 'grant',
  fromSetUp: true,
  words: 'American BRPs to another power',
  args: {
    to: choice(RECEIVERS, 'who is granted BRPs'),
    brps: usually(whole(0, 999, 'how many BRPs; without it, only whether and how many'), 0),
  },
  shape: MAY,
  answer: (book, situation, { to, brps }) => {
    const permission = allPermissions(book).find(({ id }) => id === GRANTS[to])
    if (permission === undefined) {
      const said = book.clauses.elsewhere?.grants
      return refused(refuse('no-such-act', `${book.title} ${said?.words ?? 'knows no grants of BRPs'}`, said?.cite, { act: 'grant' }))
    }
    const answer = mayAct(book, situation, GRANTS[to], brps)
    if (!answer.ok || to !== 'france' || situation.facts['france.fallen'] !== true) return answer
    const fallen = refuse('fallen', 'France has fallen: there is nobody to grant BRPs to', permission.cite, { power: 'france' })
    return permitted([...answer.refusals, fallen])
  },
})

/** Who mobilizes this turn, and why nobody else. */
export const mobilize = question({
  name: 'mobilize',
  fromSetUp: true,
  words: 'a power, this turn',
  chapters: ['mobilization'],
  readsMobilizations: true,
  args: { power: choice(['russia', 'us', 'japan'], 'who mobilizes') },
  shape: MAY,
  answer: (book, situation, { power }) => {
    const due = mobilizationTurn(book, situation).made.filter(({ by }) => by === power)
    if (due.length > 0)
      return permitted(
        [],
        due.map(({ ordinal, theatre, brps, cite }) => ({
          what: `mobilization ${ordinal}${theatre === undefined ? '' : ` for ${theatre === 'Pacific' ? 'the Pacific' : theatre}`}`,
          who: power,
          amount: brps,
          cite,
        })),
      )
    if (power === 'japan') return mayAct(book, situation, 'japan-mobilizes')
    const rule = chapterOf(book, 'mobilization').rule(power)
    return permitted([refuse('not-due', `no mobilization of ${POWER_NAMES[power]} is due this turn`, rule, { power })])
  },
})

/** One point, on U.S.-Axis tension unless another track is named (3.2.4.7a, 49.34). */
export const useTensionPoint = question({
  name: 'use-tension-point',
  fromSetUp: true,
  words: 'one point placed in a tension',
  args: { by: by(), track: usually(choice(TRACKS, 'the tension that it goes on'), 'usat') },
  shape: MAY,
  answer: (book, situation, { by: faction, track }) => {
    const { counts: rows = [], tracks } = book.clauses.tensionRules.points
    const name = TRACK_NAMES[track]
    if (track === 'usjt') return permitted([refuse('closed-track', `no points work on ${name}`, tracks.cite, { track: track })])
    const counts = rows.find(({ when }) => isMet(when, situation))
    return permitted(whyNot(book, phaseOf(situation, faction), { type: 'use-tension-point', by: faction, track }), [
      {
        what: counts === undefined ? name : `${name}, ${counts.words}`,
        amount: faction === 'axis' ? -1 : 1,
        cite: counts?.cite ?? book.clauses.tensionPointRule,
      },
    ])
  },
})
