import type { Field, FieldShape, SituationDoor } from '../../counsel/index.ts'

/** The same field wherever it stands, with names that the rules know. */
export const withKnown = (fields: readonly Field[], name: string, known: Readonly<Record<string, string>>): readonly Field[] =>
  fields.map((field) => {
    const { shape } = field
    if (field.name === name && shape.is === 'text') return { ...field, shape: { ...shape, known } }
    if (shape.is === 'group') return { ...field, shape: { ...shape, fields: withKnown(shape.fields, name, known) } }
    if (shape.is === 'list' && shape.of.is === 'group')
      return { ...field, shape: { ...shape, of: { ...shape.of, fields: withKnown(shape.of.fields, name, known) } } }
    return field
  })

/** What one question of a door asks for. */
export function fieldsOf(door: SituationDoor, question: string): readonly Field[] {
  const found = 'questions' in door ? door.questions.find(({ name }) => name === question) : door
  if (found === undefined) throw new Error(`no question "${question}"`)
  return found.fields
}

/** Something to begin with, where nothing has been said. */
export function blank(shape: FieldShape): unknown {
  switch (shape.is) {
    case 'choice':
      return shape.options[0]
    case 'number':
      return shape.least
    case 'yes-no':
      return false
    case 'text':
      return ''
    case 'counts':
    case 'holders':
      return {}
    case 'list':
      return []
    case 'either':
    case 'document':
      return undefined
    case 'group':
      return Object.fromEntries(shape.fields.filter(({ isOptional }) => !isOptional).map((field) => [field.name, usualOf(field)]))
  }
}

export const usualOf = ({ shape, usual }: Field): unknown => (usual === undefined ? blank(shape) : usual)
