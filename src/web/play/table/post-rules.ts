import type { LetterRules } from '../../../referee/index.ts'
import { POST } from './words.ts'

/** What holds of letters in a game, as the server says it. */
export interface PostSeen {
  readonly rules: LetterRules
  /** Whether the host reads what others write to each other. */
  readonly hostReads: boolean
}

/** Nothing is forbidden, and nobody reads along. */
export const isFree = ({ rules, hostReads }: PostSeen): boolean =>
  rules.to === 'anybody' && rules.when === 'always' && rules.tableTalk && !hostReads

function lettersWords({ to, when, tableTalk }: LetterRules): readonly string[] {
  if (when === 'never' || (to === 'nobody' && !tableTalk)) return [POST.never]
  const open = POST.open[when]
  if (to === 'nobody') return [`${POST.letters.nobody}.`, POST.talkWhen(open)]
  return [`${POST.letters[to]} ${open}.`, tableTalk ? POST.talk : POST.noTalk]
}

/** Who may write to whom and when, in words. */
export const postWords = ({ rules, hostReads }: PostSeen): string =>
  [...lettersWords(rules), POST.host, hostReads ? POST.hostReads : POST.hostReadsNot].join(' ')
