import { type Command, Option } from 'commander'
import type { SituationDocument } from '../../../editions/reading/index.ts'
import type { Start } from '../../../referee/index.ts'
import type { Refusal } from '../../../rules/core/index.ts'
import type { Context } from '../../context.ts'
import { declare, demand } from '../../declaration.ts'
import { Misuse } from '../../exit.ts'
import { GAME_ARGUMENTS, GAME_NEEDED, GAME_OPTIONS, GIVEN_WORDS } from '../../game/words.ts'
import { OPTIONS } from '../../words.ts'

interface Flags {
  readonly edition?: string
  readonly scenario?: string
  readonly from?: string
  readonly option: readonly string[]
  readonly ruling: readonly string[]
  readonly seat: readonly string[]
  readonly title?: string
  readonly passes?: string
  readonly dice: string
  readonly json?: true
}

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

/** `germany=Anna`, `RC-11=updated`. */
function pairsOf(flag: string, given: readonly string[], example: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=')
      if (at < 1 || at === text.length - 1) throw new Misuse(GAME_NEEDED.pair(flag, text, example), 'new')
      return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    }),
  )
}

const startOf = ({ edition = '', scenario, option }: Flags, rulings: Readonly<Record<string, string>>): Start => ({
  edition,
  options: option,
  rulings,
  ...(scenario === undefined ? {} : { scenario }),
})

/** A situation file as the start of a game, or everything that is wrong with it. */
async function startFrom(
  context: Context,
  file: string,
  { edition = '', scenario = '', option, ruling }: Flags,
): Promise<Start | { readonly refusals: readonly Refusal[] }> {
  const [said] = Object.entries({ edition, scenario, option, ruling }).filter(([, given]) => given.length > 0)
  if (said !== undefined) throw new Misuse(GAME_NEEDED.fromAlone(said[0]), 'new')
  const { readPath } = await import('../../terminal/source.ts')
  const { readFile } = await import('../../../editions/reading/index.ts')
  const { startIn } = await import('../../../referee/index.ts')
  const read = await readFile((await readPath(context.terminal, file)).text)
  return read.ok ? startIn(read.document as SituationDocument) : { refusals: read.refusals }
}

export function declareNew(program: Command, context: Context): void {
  declare(program, 'new')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--edition <book>', GAME_OPTIONS.edition)
    .option('--scenario <name>', GAME_OPTIONS.scenario)
    .option('--from <file>', GAME_OPTIONS.from)
    .option('--option <name>', GAME_OPTIONS.option, collect, [])
    .option('--ruling <answer>', GAME_OPTIONS.ruling, collect, [])
    .option('--seat <seat>', GAME_OPTIONS.seatOf, collect, [])
    .option('--title <words>', GAME_OPTIONS.title)
    .option('--passes <how>', GAME_OPTIONS.passes)
    .addOption(new Option('--dice <whose>', GAME_OPTIONS.whoseDice).choices(['referee', 'table']).default('referee'))
    .option('--json', OPTIONS.json)
    .action(async (path: string, flags: Flags) => {
      if (flags.from === undefined) demand('new', { ...flags }, ['edition'])
      const { passes = 'implied' } = flags
      if (passes !== 'implied' && passes !== 'said') throw new Misuse(GAME_NEEDED.passes(passes), 'new')
      const rulings = pairsOf('ruling', flags.ruling, 'R49-33=plus-two')
      const people = pairsOf('seat', flags.seat, 'germany=Anna')
      const { refuseWith, withFile } = await import('../../game/game-file.ts')
      const { isUnknown, newGameFile, seatsNamed, seatView } = await import('../../../referee/index.ts')
      const { reply } = await import('../../reply.ts')
      const json = flags.json === true
      const seats: Record<string, string> = {}
      for (const [name, person] of Object.entries(people)) {
        const found = seatsNamed(name, { seats: {} })
        if (isUnknown(found)) return refuseWith(context, [found.refusal], json)
        for (const seat of found) seats[seat] = person
      }
      const { title } = flags
      const start = flags.from === undefined ? startOf(flags, rulings) : await startFrom(context, flags.from, flags)
      if ('refusals' in start) return refuseWith(context, start.refusals, json, flags.from)
      const made = await withFile(context, path, () =>
        newGameFile(path, {
          ...start,
          seats,
          passes,
          dice: flags.dice === 'table' ? 'table' : 'referee',
          ...(title === undefined ? {} : { title }),
        }),
      )
      if (made === undefined) return
      if (!made.ok) return refuseWith(context, made.refusals, json)
      const { printSeatView } = await import('../../print/game/seat.ts')
      const view = seatView(made.kept, [])
      reply(context, { ok: true, file: path, ...view } as { readonly ok: true }, {
        json,
        print: (_, look) => [GIVEN_WORDS.begun(path, view.title), '', ...printSeatView(view, look)],
      })
    })
}
