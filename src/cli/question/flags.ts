import type { BooksDoor, Field, FieldShape, SituationDoor } from '../../counsel/index.ts'
import { COUNTRIES, FACTIONS, POWERS } from '../../rules/core/index.ts'
import { orList, QUESTION } from '../words.ts'
import { USUAL_HERE } from './usual-here.ts'

export type Door = SituationDoor | BooksDoor

/** What is asked for at the terminal, under one name. */
export interface Flag {
  readonly name: string
  /** Its name there, where it has another. */
  readonly typedAs: string
  /** `--covert-axis <number>`. */
  readonly usage: string
  readonly words: string
  readonly shape: FieldShape
}

/** `covertAxis` as it is typed: `--covert-axis`. */
export const typed = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const isAmong = (options: readonly (string | number)[], names: readonly string[]): boolean =>
  options.every((option) => names.includes(String(option)))

/** What stands behind a flag, in a word. */
function placeholder(shape: FieldShape): string {
  switch (shape.is) {
    case 'choice':
      return isAmong(shape.options, FACTIONS)
        ? 'faction'
        : isAmong(shape.options, POWERS)
          ? 'power'
          : isAmong(shape.options, [...POWERS, ...COUNTRIES])
            ? 'country'
            : 'name'
    case 'number':
      return 'number'
    case 'list':
      return shape.of.is === 'document' ? 'file' : shape.of.is === 'number' ? 'faces' : QUESTION.many(placeholder(shape.of))
    case 'counts':
    case 'group':
    case 'holders':
      return 'list'
    case 'either':
      return shape.of.some(({ is }) => is === 'document') ? 'name or file' : 'text'
    case 'yes-no':
    case 'text':
    case 'document':
      return 'text'
  }
}

const MOST_NAMED = 9

/** The values, where they are few enough to be listed. */
function valuesOf(shape: FieldShape): string {
  if (shape.is === 'list') return valuesOf(shape.of)
  if (shape.is === 'number' && shape.most < 999) return QUESTION.range(shape.least, shape.most)
  return shape.is === 'choice' && shape.options.length <= MOST_NAMED ? orList(shape.options.map(String)) : ''
}

/** What a field is for, what may be said, and what is meant if nothing is. */
function fieldWords({ words = '', shape, usual }: Field): string {
  const values = valuesOf(shape)
  const isPlain = (typeof usual === 'string' && usual !== '') || (typeof usual === 'number' && usual !== 0)
  return `${words}${values === '' ? '' : `: ${values}`}${isPlain ? QUESTION.usual(usual) : ''}`
}

const usageOf = (name: string, shape: FieldShape, isMany: boolean): string =>
  shape.is === 'yes-no' ? typed(name) : `${typed(name)} <${isMany && shape.is === 'list' ? placeholder(shape.of) : placeholder(shape)}>`

/** What each question takes, by its name; a door with one question has no name for it. */
const fieldsOf = (door: Door): readonly Field[] => {
  const fields = 'questions' in door ? door.questions.flatMap((one) => one.fields) : door.fields
  return fields.map((field) => ({ ...field, usual: USUAL_HERE[door.name]?.[field.name] ?? field.usual }))
}

/** What fields of the same words have in common; where their values differ, the words alone. */
function wordsFor(words: string, fields: readonly Field[]): string {
  const [one = words, ...others] = new Set(fields.filter((field) => (field.words ?? '') === words).map(fieldWords))
  return others.length === 0 ? one : words
}

/** Several questions may use one flag, each for something of its own. */
function merged(door: Door, name: string, fields: readonly Field[]): Flag {
  const [first] = fields
  const shape = fields.find((field) => field.shape.is === 'list')?.shape ?? first?.shape ?? { is: 'text' }
  const typedAs = door.flags?.[name] ?? name
  const said = [...new Set(fields.map(({ words = '' }) => words))].map((words) => wordsFor(words, fields))
  return { name, typedAs, usage: usageOf(typedAs, shape, typedAs !== name), words: said.join('; '), shape }
}

/** The flags of a door: all that is neither typed in its place nor said in one piece. */
export function flagsOf(door: Door): readonly Flag[] {
  if ('questions' in door && door.isInOnePiece === true) return []
  const fields = fieldsOf(door).filter(({ name }) => !(door.positional ?? []).includes(name))
  return [...new Set(fields.map(({ name }) => name))].map((name) =>
    merged(
      door,
      name,
      fields.filter((field) => field.name === name),
    ),
  )
}

/** `--by, --points?`: what may be left out has a mark. */
const marked = ({ name, isOptional, usual }: Field, show: (name: string) => string): string =>
  `${show(name)}${isOptional || usual !== undefined ? '?' : ''}`

/** Below the help of a door with several questions: what each is about, and takes. */
export function questionsHelp(door: Door): string {
  if (!('questions' in door)) return ''
  const show = door.isInOnePiece === true ? (name: string) => name : typed
  return [
    '',
    door.isInOnePiece === true ? QUESTION.piecesTaken : QUESTION.flagsTaken,
    ...door.questions.flatMap(({ name, words, fields }) => [
      `  ${name}: ${words}`,
      ...(fields.length === 0 ? [] : [`    ${fields.map((field) => marked(field, show)).join(', ')}`]),
    ]),
  ].join('\n')
}

/** Flags without which nothing can be asked; those of one among several questions are looked at with it. */
export const neededBy = (door: Door): readonly string[] =>
  'questions' in door
    ? []
    : door.fields
        .filter(({ name, isOptional, usual }) => !isOptional && usual === undefined && !(door.positional ?? []).includes(name))
        .map(({ name }) => name)
