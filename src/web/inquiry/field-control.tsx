import { Choice } from '../parts/choice.tsx'
import { Picker } from '../parts/picker.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { TextField } from '../parts/text-field.tsx'
import { Tick } from '../parts/tick.tsx'
import { sentence } from '../wording.ts'
import { blank, type Field, type FieldShape, usualOf } from './field-shape.ts'
import { valueName } from './value-words.ts'
import { entryName, fieldLabel, ifKnown, NOT_SAID } from './words.ts'

interface Props {
  readonly field: Field
  readonly value: unknown
  readonly set: (value: unknown) => void
}

/** So few, in words so short, that they can all be in sight. */
const isShort = (names: readonly string[]): boolean => names.length <= 4 && names.join('').length <= 26

function ChoiceControl({ field, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'choice' } }) {
  const { name, isOptional } = field
  const options = [
    ...(isOptional ? [{ id: '', words: NOT_SAID }] : []),
    ...shape.options.map((option) => ({ id: String(option), words: shape.names?.[option] ?? valueName(name, option) })),
  ]
  const pick = (id: string): void => set(id === '' ? undefined : shape.options.find((option) => String(option) === id))
  const current = value === undefined ? '' : String(value)
  return isShort(options.map(({ words }) => words)) ? (
    <Choice name={name} legend={fieldLabel(name)} value={current} options={options} choose={pick} />
  ) : (
    <Picker label={fieldLabel(name)} value={current} options={options} pick={pick} />
  )
}

/** A number that may be left open. */
function OpenNumber({ field, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'number' } }) {
  return (
    <div className="open-number">
      <TextField
        label={ifKnown(fieldLabel(field.name))}
        value={value === undefined ? '' : String(value)}
        set={(text) => {
          const number = Number(text)
          if (text.trim() === '') set(undefined)
          else if (Number.isInteger(number) && number >= shape.least && number <= shape.most) set(number)
        }}
      />
    </div>
  )
}

function CountsControl({ field, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'counts' } }) {
  const counts = (value ?? {}) as Readonly<Record<string, number>>
  return (
    <fieldset className="counts">
      <legend className="label">{fieldLabel(field.name)}</legend>
      {shape.keys.map((key) => {
        const name = valueName(field.name, key)
        return (
          <div key={key} className="count-field">
            <span>{name}</span>
            <Stepper
              label={name}
              value={counts[key] ?? 0}
              most={shape.most}
              set={(count) => {
                const { [key]: _was, ...rest } = counts
                set(
                  count === 0
                    ? rest
                    : Object.fromEntries(
                        shape.keys.flatMap((one) => (one === key ? [[one, count]] : one in rest ? [[one, rest[one]]] : [])),
                      ),
                )
              }}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

interface EntryProps extends Pick<Props, 'value' | 'set'> {
  readonly name: string
  readonly shape: FieldShape
}

/** One of a list. */
function EntryControl({ name, shape, ...rest }: EntryProps) {
  const field: Field = { name, shape, isOptional: false }
  return shape.is === 'group' ? <GroupControl field={field} shape={shape} {...rest} /> : <FieldControl field={field} {...rest} />
}

function ListControl({ field, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'list' } }) {
  const entries = (value ?? []) as readonly unknown[]
  const name = entryName(field.name)
  const change = (index: number, entry: unknown): void => set(entries.map((one, at) => (at === index ? entry : one)))
  return (
    <fieldset className="entries">
      <legend className={entries.length === 0 ? 'label' : 'unseen'}>{fieldLabel(field.name)}</legend>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and keep their order.
        <fieldset key={index} className="entry">
          <legend className="entry-name">{sentence(`${name} ${index + 1}`)}</legend>
          <EntryControl name={field.name} shape={shape.of} value={entry} set={(next) => change(index, next)} />
          <button type="button" className="button quiet-button" onClick={() => set(entries.filter((_, at) => at !== index))}>
            Remove <span className="unseen">{`${name} ${index + 1}`}</span>
          </button>
        </fieldset>
      ))}
      <button type="button" className="button quiet-button add-entry" onClick={() => set([...entries, entries.at(-1) ?? blank(shape.of)])}>
        {entries.length === 0 ? `Add a ${name}` : `Add another ${name}`}
      </button>
    </fieldset>
  )
}

/** One place of a form, by what may stand there. */
export function FieldControl(props: Props) {
  const { field, value, set } = props
  const { name, shape, isOptional } = field
  const label = fieldLabel(name)
  switch (shape.is) {
    case 'choice':
      return <ChoiceControl {...props} shape={shape} />
    case 'number':
      return isOptional ? (
        <OpenNumber {...props} shape={shape} />
      ) : (
        <div className="number-field">
          <p className="label">{label}</p>
          <Stepper label={label} value={Number(value ?? shape.least)} least={shape.least} most={shape.most} set={set} />
        </div>
      )
    case 'yes-no':
      return (
        <Tick isSet={value === true} set={set}>
          {label}
        </Tick>
      )
    case 'text':
      return <TextField label={label} value={String(value ?? '')} set={set} />
    case 'counts':
      return <CountsControl {...props} shape={shape} />
    case 'list':
      return <ListControl {...props} shape={shape} />
    case 'group':
      return (
        <fieldset className="entries">
          <legend className="entry-name">{label}</legend>
          <GroupControl {...props} shape={shape} />
        </fieldset>
      )
  }
}

function GroupControl({ shape, value, set }: Props & { readonly shape: FieldShape & { is: 'group' } }) {
  const said = (value ?? {}) as Readonly<Record<string, unknown>>
  return (
    <div className="entry-fields">
      {shape.fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          value={said[field.name] ?? (field.isOptional ? undefined : usualOf(field))}
          set={(next) => set(Object.fromEntries(Object.entries({ ...said, [field.name]: next }).filter(([, one]) => one !== undefined)))}
        />
      ))}
    </div>
  )
}
