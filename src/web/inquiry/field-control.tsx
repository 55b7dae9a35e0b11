import type { Field, FieldShape } from '../../counsel/index.ts'
import { COUNTRIES, isLeftOut, NATION_NAMES, POWER_NAMES, POWERS } from '../../rules/core/index.ts'
import { Button, Choice, Picker, Stepper, TextField, Tick } from '../parts/index.ts'
import { useSituation } from '../situation/index.ts'
import { bareName, sentence } from '../wording.ts'
import { blank, usualOf } from './field-shape.ts'
import { ANOTHER, entryName, fieldLabel, ifKnown, NOT_SAID, valueName, WHICH } from './words.ts'

interface Props {
  readonly field: Field
  /** The part of the form it stands in, if it is not the form itself. */
  readonly within?: string
  readonly value: unknown
  readonly set: (value: unknown) => void
}

/** So few, in words so short, that they can all be in sight. */
const isShort = (names: readonly string[]): boolean => names.length <= 4 && names.join('').length <= 26

function ChoiceControl({ field, within, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'choice' } }) {
  const { name, isOptional } = field
  const { book, situation } = useSituation().current
  const isThere = (option: string | number): boolean => option === value || !isLeftOut(book, situation, String(option))
  const options = [
    ...(isOptional ? [{ id: '', words: NOT_SAID }] : []),
    ...shape.options.filter(isThere).map((option) => ({ id: String(option), words: shape.names?.[option] ?? valueName(name, option) })),
  ]
  const pick = (id: string): void => set(id === '' ? undefined : shape.options.find((option) => String(option) === id))
  const current = value === undefined ? '' : String(value)
  return isShort(options.map(({ words }) => words)) ? (
    <Choice name={name} legend={fieldLabel(field, within)} value={current} options={options} choose={pick} />
  ) : (
    <Picker label={fieldLabel(field, within)} value={current} options={options} pick={pick} />
  )
}

/** A number that may be left open. */
function OpenNumber({ field, within, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'number' } }) {
  return (
    <div className="open-number">
      <TextField
        label={ifKnown(fieldLabel(field, within))}
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

/** A name that the rules know, or any other. */
function NameControl({ field, known, value, set }: Props & { readonly known: Readonly<Record<string, string>> }) {
  const name = String(value ?? '')
  const isKnown = Object.hasOwn(known, name)
  return (
    <>
      <Picker
        label={fieldLabel(field)}
        value={isKnown ? name : ''}
        options={[...Object.entries(known).map(([id, words]) => ({ id, words })), { id: '', words: ANOTHER }]}
        pick={(id) => set(id)}
      />
      {!isKnown && <TextField label={WHICH} value={name} set={set} />}
    </>
  )
}

const HOLDERS = [
  { words: 'Powers', options: POWERS.map((id) => ({ id, words: bareName(POWER_NAMES[id]) })) },
  { words: 'Countries', options: COUNTRIES.map((id) => ({ id, words: bareName(NATION_NAMES[id]) })) },
]

/** Cities by name, each with its holder; a name can be said once. */
function HoldersControl({ field, value, set }: Props) {
  const entries = Object.entries((value ?? {}) as Readonly<Record<string, string>>)
  const put = (next: readonly (readonly [string, string])[]): void => set(next.length === 0 ? undefined : Object.fromEntries(next))
  const change = (index: number, entry: readonly [string, string]): void => put(entries.map((one, at) => (at === index ? entry : one)))
  const name = entryName(field.name)
  return (
    <fieldset className="entries">
      <legend className="label">{fieldLabel(field)}</legend>
      {entries.map(([city, holder], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name is typed letter by letter, and entries keep their order.
        <div key={index} className="entry">
          <div className="entry-fields">
            <TextField label={sentence(`${name} ${index + 1}`)} value={city} set={(next) => change(index, [next, holder])} />
            <Picker
              label={`Held by, ${name} ${index + 1}`}
              value={holder}
              options={[{ id: 'nobody', words: 'Nobody' }]}
              groups={HOLDERS}
              pick={(id) => change(index, [city, id])}
            />
          </div>
          <Button
            look="quiet"
            words="Remove"
            unseen={` ${name} ${index + 1}`}
            onClick={() => put(entries.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <button
        type="button"
        className="button quiet-button add-entry"
        onClick={() => put([...entries, [sentence(`${name} ${entries.length + 1}`), 'nobody']])}
      >
        {entries.length === 0 ? `Add a ${name}` : `Add another ${name}`}
      </button>
    </fieldset>
  )
}

function CountsControl({ field, within, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'counts' } }) {
  const counts = (value ?? {}) as Readonly<Record<string, number>>
  return (
    <fieldset className="counts">
      <legend className="label">{fieldLabel(field, within)}</legend>
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

function ListControl({ field, within, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'list' } }) {
  const entries = (value ?? []) as readonly unknown[]
  const name = entryName(field.name)
  const change = (index: number, entry: unknown): void => set(entries.map((one, at) => (at === index ? entry : one)))
  return (
    <fieldset className="entries">
      <legend className={entries.length === 0 ? 'label' : 'unseen'}>{fieldLabel(field, within)}</legend>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and keep their order.
        <fieldset key={index} className="entry">
          <legend className="entry-name">{sentence(`${name} ${index + 1}`)}</legend>
          <EntryControl name={field.name} shape={shape.of} value={entry} set={(next) => change(index, next)} />
          <Button
            look="quiet"
            words="Remove"
            unseen={` ${name} ${index + 1}`}
            onClick={() => set(entries.filter((_, at) => at !== index))}
          />
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
  const { field, within, value, set } = props
  const { shape, isOptional } = field
  const label = fieldLabel(field, within)
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
      return shape.known === undefined ? (
        <TextField label={label} value={String(value ?? '')} set={set} />
      ) : (
        <NameControl {...props} known={shape.known} />
      )
    case 'holders':
      return <HoldersControl {...props} />
    case 'counts':
      return <CountsControl {...props} shape={shape} />
    case 'list':
      return <ListControl {...props} shape={shape} />
    // What only a document can say has no place in a form.
    case 'either':
    case 'document':
      return null
    case 'group':
      return (
        <fieldset className="entries">
          <legend className="entry-name">{label}</legend>
          <GroupControl {...props} shape={shape} />
        </fieldset>
      )
  }
}

function GroupControl({ field: group, shape, value, set }: Props & { readonly shape: FieldShape & { is: 'group' } }) {
  const said = (value ?? {}) as Readonly<Record<string, unknown>>
  return (
    <div className="entry-fields">
      {shape.fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          within={group.name}
          value={said[field.name] ?? (field.isOptional ? undefined : usualOf(field))}
          set={(next) => set(Object.fromEntries(Object.entries({ ...said, [field.name]: next }).filter(([, one]) => one !== undefined)))}
        />
      ))}
    </div>
  )
}
