import { capitulationOf } from '../../../rules/chapters/surrender/index.ts'
import { FACTION_NAMES, NATION_NAMES, type Nation, POWER_NAMES, TRACK_NAMES, targetName } from '../../../rules/core/index.ts'
import {
  ACT_WORDS,
  givenWords,
  type Order,
  type OrderOf,
  type OrderType,
  type Rulebook,
  TOPIC_NAMES,
  TOPICS,
} from '../../../rules/game/index.ts'
import { listed } from '../../wording.ts'

type WordsOf = { readonly [T in OrderType]: (order: OrderOf<T>, book: Rulebook) => string }

const nation = (one: Nation): string => NATION_NAMES[one]
const both = (one: Nation, other: Nation | undefined): string => (other === undefined ? nation(one) : `${nation(one)} and ${nation(other)}`)
const anyway = (knowingly: unknown, words: string): string => (knowingly === true ? `${words}, and lose what is open` : words)

/** What pressing a button does, as one says it aloud. */
const WORDS: WordsOf = {
  pass: ({ knowingly }) => anyway(knowingly, 'Pass: nothing more in this stage'),
  quiet: () => 'Pass for the rest of this turn',
  stand: ({ leaves = [], resumes = [] }) =>
    leaves.length > 0
      ? `Leave alone until we say otherwise: ${listed(leaves.map((one) => TOPIC_NAMES[one]))}`
      : resumes.length === TOPICS.length
        ? 'Be asked again at every stage'
        : `Be asked again about ${listed(resumes.map((one) => TOPIC_NAMES[one]))}`,
  'open-year': () => 'Open the year',
  'open-phase': () => 'Open the phase',
  'close-phase': () => 'Close the phase',
  advance: ({ knowingly }) => anyway(knowingly, 'Move the game on'),
  'take-back': ({ kind }) => `Take back ${kind === undefined ? 'the last order' : (givenWords(kind) ?? 'the last order')}`,
  'agree-to-rules': ({ by }) =>
    by === 'referee' ? 'Go on by the rules of this program, for everybody' : 'Agree to go on by the rules of this program',
  'report-facts': () => 'Report from the map',
  'report-declaration': ({ declaration: { by, on } }) => `Report a declaration: ${POWER_NAMES[by]} on ${nation(on)}`,
  'correct-facts': () => 'Correct a report',
  'set-by-ruling': () => 'Set by ruling',
  'draft-allocation': () => 'Keep as a draft',
  'seal-allocation': () => 'Seal the allocation',
  'use-tension-point': ({ track }) => `Use a point on ${TRACK_NAMES[track ?? 'usat']}`,
  'name-targets': ({ nominations }) =>
    nominations.length === 0
      ? 'Name no country'
      : `Name ${listed(nominations.map(({ target, manner }) => `${targetName(target)}${manner === 'reaction' ? ', in reaction' : ''}`))}`,
  'play-covert-operations': ({ target, operations }) =>
    `${operations === 1 ? 'A covert operation' : `${operations} covert operations`} on ${target === 'usat' ? TRACK_NAMES.usat : targetName(target)}`,
  'pledge-war-on-russia': ({ target }) => `Pledge war on Russia, for ${targetName(target)}`,
  'use-subversion': ({ target, amount }) => `Subvert ${targetName(target)}${amount === 1 ? '' : ` (${amount})`}`,
  'waive-subversion': ({ target }) => `No subversion in ${targetName(target)}`,
  roll: ({ target }) => `Roll for ${targetName(target)}`,
  'take-result': ({ target, result }) => `Take ${result} in ${targetName(target)}`,
  'settle-tie': ({ target, agreed }) => `${FACTION_NAMES[agreed]} may gain in ${targetName(target)}`,
  'make-demand': ({ of }) => `Demand land of ${targetName(of)}`,
  'answer-demand': ({ of, resists }) => `${targetName(of)} ${resists ? 'resists' : 'gives in'}`,
  'declare-war': ({ intents }) =>
    `Declare war: ${listed(intents.map(({ by, on, together }) => `${POWER_NAMES[by]} on ${both(on, together)}`))}`,
  'mine-norway': () => 'Mine Norwegian waters',
  mobilize: () => 'Mobilize Japan',
  'give-up-control': ({ target, result }) => `Give up control of ${targetName(target)}: ${result}`,
  'answer-support': ({ supports, country }) =>
    `Germany ${supports ? 'supports' : 'does not support'} ${country === undefined ? 'it' : nation(country)}`,
  'meet-support': ({ choice, country }) =>
    choice === 'declare' ? 'Declare war on Germany' : `Back down${country === undefined ? '' : ` from war on ${nation(country)} alone`}`,
  'meet-obligation': ({ declaration: { by, on }, act, actor, together }) =>
    `${both(on, together)} ${ACT_WORDS[act]}, by ${nation(actor)}${actor === by ? '' : `, for ${POWER_NAMES[by]}`}`,
  'revoke-declaration': ({ declaration: { by, on } }) => `Revoke the declaration of ${POWER_NAMES[by]} on ${nation(on)}`,
  intervene: ({ help: { on, divisions } }) => `Help ${nation(on)} with ${divisions === 1 ? '1 division' : `${divisions} divisions`}`,
  'offer-surrender': ({ of }, book) => `Offer: ${capitulationOf(book, of).title}`,
  'settle-surrender': ({ settling: { of, answer } }, book) => `${capitulationOf(book, of).title}: ${answer}`,
  strike: ({ step }) => `Pearl Harbor: ${step.type.replaceAll('-', ' ')}`,
}

export const orderWords = (book: Rulebook, order: Order): string =>
  (WORDS[order.type] as (order: Order, book: Rulebook) => string)(order, book)
