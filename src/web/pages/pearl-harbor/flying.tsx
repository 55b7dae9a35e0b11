import { type Field, mayDoor } from '../../../counsel/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { grouped, Inquiry, type Question, questionNamed, questionsOf, WITH } from '../../inquiry/index.ts'
import { Choice, Fold } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'

const may = questionsOf(mayDoor)

/** What may be asked of the force before anything flies. */
export const FLYING: readonly Question[] = grouped('Orders', [
  may('strike', 'May this force sail?'),
  may('fly-strike', 'May squadrons fly so?', { opening: { aaf: 9, navalAir: 9 } }),
])

const OPTIONS = FLYING.map(({ id, title }) => ({ id, words: title }))

/** Ships that the book knows in the harbour are offered by name. */
function offered(book: Rulebook, field: Field): Field {
  const { carriers } = chapterOf(book, 'pearlHarbor').fleets.pacific
  if (field.name === 'ships' && field.shape.is === 'counts')
    return { ...field, shape: { ...field.shape, keys: [...new Set([...field.shape.keys, ...carriers])] } }
  if (field.name !== 'inPort' || field.shape.is !== 'list') return field
  const known = Object.fromEntries(carriers.map((carrier) => [carrier, carrier]))
  return { ...field, shape: { ...field.shape, of: { is: 'text', known } } }
}

/** Whether a force may sail and squadrons may fly so, before it is done on the map. */
export function Flying() {
  const { current, query, turnTo } = useSituation()
  const question = questionNamed(FLYING, query.thing)
  if (question === undefined) return null
  const fields = question.fields.map((field) => offered(current.book, field))
  return (
    <Fold className="flying" name="May it sail and fly so?" isOpenAtFirst={query.thing !== undefined}>
      {() => (
        <>
          <Choice
            name="flying"
            legend="What is asked"
            isQuiet
            value={question.id}
            options={OPTIONS}
            choose={(id) => turnTo({ thing: id, parts: { [WITH]: undefined } })}
          />
          <Inquiry question={{ ...question, fields }} readsHeading="What this turns on" />
        </>
      )}
    </Fold>
  )
}
