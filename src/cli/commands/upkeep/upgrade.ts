import type { Command } from 'commander'
import type { Upgrade } from '../../../referee/index.ts'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { EXIT } from '../../exit.ts'
import { type Print, plain, reasons } from '../../print/text.ts'
import { reply } from '../../reply.ts'
import { UPKEEP_OPTIONS, UPKEPT } from '../../upkeep/words.ts'
import { OPTIONS } from '../../words.ts'
import { atWork, type PlaceFlags, placeNamed, withPlace } from './place.ts'

interface Flags extends PlaceFlags {
  readonly rehearse?: true
  readonly json?: true
}

function formWords({ form, done, unreadable }: Upgrade): string {
  if (unreadable.length > 0) return UPKEPT.held
  if (form.found === form.known) return UPKEPT.current(form.known)
  return (done ? UPKEPT.changed : UPKEPT.wouldChange)(form.found, form.known)
}

/** What was replayed, and of each game everything that this version would decide otherwise. */
const printUpgrade: Print<Upgrade> = (found, look) => [
  look.paint.strong(UPKEPT.replayed(found.games, found.orders, found.verified)),
  ...found.differing.flatMap(({ game, title, begunBy, otherwise, faults }) => [
    UPKEPT.differing(game, title, begunBy),
    ...otherwise.flatMap(({ words, refusals }) => [...plain(words, 2, look), ...reasons(refusals, look).map((line) => `  ${line}`)]),
    ...faults.flatMap((words) => plain(look.paint.alarm(words), 2, look)),
  ]),
  ...found.unreadable.flatMap(({ game, reason }) => plain(look.paint.alarm(UPKEPT.unreadable(game, reason)), 0, look)),
  ...(found.toAgree.length === 0 ? [] : plain(UPKEPT.toAgree(found.toAgree.length), 0, look)),
  ...found.toAgree.flatMap(({ game, title }) => plain(UPKEPT.agreeing(game, title), 2, look)),
  formWords(found),
]

export function declareUpgrade(program: Command, context: Context): void {
  withPlace(declare(program, 'upgrade'))
    .option('--rehearse', UPKEEP_OPTIONS.rehearse)
    .option('--json', OPTIONS.json)
    .action(async ({ rehearse: isRehearsal, json, ...flags }: Flags) => {
      const { rehearse, upgrade } = await import('../../../referee/index.ts')
      const place = placeNamed(flags, context)
      const found = await atWork(context, UPKEPT.games, (progress) => (isRehearsal ? rehearse : upgrade)(place, progress))
      if (found === undefined) return
      reply(context, { ok: true, ...found }, { json: json === true, print: printUpgrade })
      if (found.differing.length + found.unreadable.length > 0) context.ending = EXIT.refused
    })
}
