import { type Command, Option } from 'commander'
import { type Arguments, answerAsNeeded } from '../../counsel/index.ts'
import type { Context } from '../context.ts'
import { declareCommand, demand } from '../declaration.ts'
import { Misuse } from '../exit.ts'
import { printFor } from '../print/question.ts'
import { type Format, give } from '../reply.ts'
import { ARGUMENTS, NEEDED, OPTIONS, QUESTION } from '../words.ts'
import { giveAbout } from './about.ts'
import { type Door, type Flag, flagsOf, neededBy, questionsHelp, typed } from './flags.ts'
import { namedValues } from './named-values.ts'
import { isFileName, scriptInFile } from './script-file.ts'
import { readHappened } from './turns.ts'

type Flags = Readonly<Record<string, string | readonly string[] | true | undefined>>

/** Arguments that are typed in their place. */
const positionalIn = (door: Door): readonly string[] => ('questions' in door ? ['question'] : (door.positional ?? []))

const positionalWords = (door: Door, name: string): string =>
  'questions' in door
    ? door.questions.map((question) => question.name).join(', ')
    : (door.fields.find((field) => field.name === name)?.words ?? '')

const another = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

function optionFor({ usage, words, shape }: Flag): Option {
  const option = new Option(usage, words)
  return shape.is === 'list' && shape.of.is !== 'document' ? option.argParser(another) : option
}

const isDocument = ({ shape }: Flag): boolean => shape.is === 'document' || (shape.is === 'list' && shape.of.is === 'document')

/** A name will do, or a file. */
const isNameOrFile = ({ shape }: Flag): boolean => shape.is === 'either' && shape.of.some(({ is }) => is === 'document')

/** What the flags say, as arguments; named values are read from what was typed. */
async function argumentsIn({ terminal }: Context, door: Door, flags: Flags): Promise<Arguments> {
  const said = flagsOf(door).filter((flag) => flags[flag.typedAs] !== undefined && !isDocument(flag))
  const values: Record<string, unknown> = {}
  for (const flag of said) {
    const { name, typedAs, shape } = flag
    const value = flags[typedAs]
    if (isNameOrFile(flag) && typeof value === 'string' && isFileName(value)) values[name] = await scriptInFile(terminal, value, door.name)
    else if (shape.is === 'group' && typeof value === 'string') values[name] = await namedValues(door.name, typed(name), value)
    else values[name] = Array.isArray(value) && value.length === 1 ? value[0] : value
  }
  const pieces = typeof flags['with'] === 'string' ? await namedValues(door.name, '--with', flags['with']) : {}
  return { ...values, ...pieces }
}

/** Some questions are about a run of turns that is told beside the situation. */
const hasRun = (door: Door): boolean => flagsOf(door).some((flag) => flag.name === 'turns' && isDocument(flag))

interface Typed {
  readonly path: string | undefined
  readonly inline: string | undefined
  readonly named: Arguments
}

/** With `--situation` there is no file to name, and what is asked comes first. */
function sortedOut(door: Door, words: readonly string[], flags: Flags): Typed {
  const names = positionalIn(door)
  const inline = typeof flags['situation'] === 'string' ? flags['situation'] : undefined
  const isFileNamed = door.about === 'situation' && (inline === undefined || words.length > names.length)
  const [path, ...rest] = isFileNamed ? words : [undefined, ...words]
  const named = Object.fromEntries(names.flatMap((name, index) => (rest[index] === undefined ? [] : [[name, rest[index]]])))
  if ('questions' in door && named['question'] === undefined) {
    const questions = door.questions.map(({ name }) => name)
    const isWithoutSituation = inline === undefined && (path === undefined || questions.includes(path))
    throw new Misuse(isWithoutSituation ? NEEDED.situation : QUESTION.which(door.name, questions), door.name)
  }
  return { path, inline: path === undefined && inline === undefined ? startOf(door) : inline, named }
}

const startOf = (door: Door): string | undefined =>
  door.about === 'situation' && door.start !== undefined ? JSON.stringify(door.start) : undefined

async function ask(context: Context, door: Door, words: readonly string[], flags: Flags): Promise<void> {
  const { path, inline, named } = sortedOut(door, words, flags)
  // In a game whoever asks speaks for his own faction.
  demand(
    door.name,
    flags,
    neededBy(door).filter((name) => name !== 'by' || flags['as'] === undefined),
  )
  if (path === '-' && flags['turns'] === '-') throw new Misuse(NEEDED.oneInput, door.name)
  const args = { ...named, ...(await argumentsIn(context, door, flags)) }
  const print = await printFor(door.name)
  const asked = { args, isWhole: flags['all'] === true }
  const format: Format<never> = { json: flags['json'] === true, print: (given, look) => print(given, look, asked), isWhole: asked.isWhole }
  const typedAs = Object.fromEntries(flagsOf(door).map(({ name, typedAs }) => [name, typed(typedAs)]))
  if (door.about === 'books') return give(context, await answerAsNeeded(door, args), format, { flags: typedAs })
  const happened = hasRun(door) ? await readHappened(context.terminal, flags) : undefined
  const as = typeof flags['as'] === 'string' ? flags['as'] : undefined
  // What takes many wars is played on every core.
  const asks = door.name === 'forecast' ? (await import('./forecast-threads.ts')).onAllCores(context, door) : door
  await giveAbout(context, { door: asks, args, as }, { path, inline }, format, { flags: typedAs, happened })
}

/** A command for a door, as the door declares itself. */
export function declareDoor(program: Command, context: Context, door: Door): void {
  const command = declareCommand(program, { ...door, words: `${door.words}.` })
  if (door.about === 'situation')
    command.argument('[situation]', ARGUMENTS.situation).option('--situation <text>', OPTIONS.inline).option('--as <seats>', OPTIONS.as)
  for (const name of positionalIn(door)) command.argument(`[${name}]`, positionalWords(door, name))
  for (const flag of flagsOf(door)) command.addOption(optionFor(flag))
  if ('questions' in door && door.isInOnePiece === true) command.option('--with <text>', QUESTION.with)
  if (door.all !== undefined || door.about === 'situation') command.option('--all', QUESTION.all(door.all, door.about))
  command
    .option('--json', OPTIONS.json)
    .addHelpText('after', questionsHelp(door))
    .action((...given: readonly unknown[]) => {
      const words = given.slice(0, -2).filter((word): word is string => typeof word === 'string')
      return ask(context, door, words, given.at(-2) as Flags)
    })
}
