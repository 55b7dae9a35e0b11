export { SituationBar } from './bar/situation-bar.tsx'
export { shortName } from './beginning.ts'
export { fetchBook, useWholeBook } from './books.ts'
export { type Document, isObject, put } from './document.ts'
export { asOfGame, gameOf, gameQueryAt, laidOf, rememberLaid, THINK } from './game-address.ts'
export {
  groupOf,
  INPUT_GROUPS,
  type Input,
  inputKey,
  inputsOf,
  inputsOfRow,
  inputsOfTable,
  isRollInput,
  type RollInput,
  type SituationInput,
} from './inputs/input.ts'
export { type InputValue, isChanged, isFixed, isReported, standingAt, valueIn, withInput } from './inputs/input-value.ts'
export { factLabel, groupName, inputLabel, valueWords } from './inputs/input-words.ts'
export { isBetween, listIn, type Outbreak, outbreakBetween } from './inputs/outbreak.ts'
export { lastQuery } from './last-query.ts'
export { askOf, type OpenSituation, openDocument, readOnce, whyNotAsk } from './open-situation.ts'
export { type Query, situationAddress } from './situation-address.ts'
export { useFrontDocument, useFrozenTheatres } from './tabs/front-document.ts'
export { changeOnDesk, nextInto } from './tabs/tab-store.ts'
export { NEW_TAB } from './tabs/tabs.ts'
export { type OnDesk, type Shown, SituationContext, type Turned, useSituation } from './use-situation.ts'
export { isSameValue, isUncounted, standingEntry } from './writing.ts'
