import { BOOKS, bookLedgers } from '../../../editions/index.ts'
import { type Ruling, TURNS, turnName } from '../../../rules/index.ts'
import { Choice } from '../../parts/fields/choice.tsx'
import { tell } from '../../parts/toast.tsx'
import { type Document, put } from '../../situation/document.ts'
import { changeOnDesk } from '../../situation/tabs/change-on-desk.ts'
import { useFrontDocument } from '../../situation/tabs/front-document.ts'
import { sentence } from '../../wording.ts'

const titleOf = (book: string): string => BOOKS.find(({ id }) => id === book)?.title ?? book

const hasRuling = ({ edition }: Document, ruling: string): boolean =>
  bookLedgers().some(({ id, rulings }) => id === edition && rulings.some((one) => one.id === ruling))

const chosenIn = ({ rulings }: Document, ruling: string): string | undefined =>
  typeof rulings === 'object' && rulings !== null ? (rulings as Readonly<Record<string, string>>)[ruling] : undefined

interface Props {
  readonly book: string
  readonly ruling: Ruling & Required<Pick<Ruling, 'choices'>>
}

/** Which answer to a ruling holds in the situation on the desk. */
export function RulingChoice({ book, ruling: { id, choices } }: Props) {
  const document = useFrontDocument() ?? { edition: book }
  const [ours] = choices
  if (!hasRuling(document, id))
    return (
      <>
        <ul className="quiet">
          {choices.map((choice) => (
            <li key={choice.id}>
              {sentence(choice.words)}
              {choice === ours && ' (ours)'}
            </li>
          ))}
        </ul>
        <p className="quiet">The situation on the desk is of {titleOf(String(document['edition']))}, which has no such ruling.</p>
      </>
    )
  const choose = (picked: string): void => {
    const after = put(document, ['rulings', id], picked === ours.id ? undefined : picked)
    void changeOnDesk(document, after)
    tell(`${id} is taken so on the desk.`, { words: 'Undo', do: () => void changeOnDesk(after, document) })
  }
  const turn = TURNS.find((one) => one === document['turn'])
  return (
    <Choice
      name={id}
      legend={`Which holds on the desk${turn === undefined ? '' : ` (${turnName(turn)})`}`}
      shape="column"
      value={chosenIn(document, id) ?? ours.id}
      options={choices.map((choice) => ({ id: choice.id, words: `${sentence(choice.words)}${choice === ours ? ' (ours)' : ''}` }))}
      choose={choose}
    />
  )
}
