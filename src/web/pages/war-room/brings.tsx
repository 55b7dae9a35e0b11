import { type Consequence, mayDoor, type Obligation, type WarCell } from '../../../counsel/index.ts'
import { landsApart, type Prey, preyName, type WarBar } from '../../../rules/chapters/war/index.ts'
import { type Condition, isMet, isNever, lacking, POWER_NAMES, type Power } from '../../../rules/core/index.ts'
import { ConditionTree, Mark, Tag } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Consequences, Refusals, RuleLabel, Said } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { barBehind, liftedWith, whenBound } from './war-reads.ts'
import { brpsWords, unpriced } from './words.ts'

type Pair = Pick<WarCell, 'by' | 'on'>

/** Whether forces may go to one place, and by which rule. */
function Ground({ by, on, question }: { readonly by: Pair['by']; readonly on: Prey; readonly question: string }) {
  const { ask } = useSituation()
  const answer = ask(mayDoor, { question: 'attack', by, on })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { allowed, consequences, refusals } = answer
  return (
    <div className="ground" data-ground={on} data-allowed={allowed}>
      <h3>
        {question} <Tag tone={allowed ? 'yes' : 'no'}>{allowed ? 'yes' : 'no'}</Tag>
      </h3>
      {allowed ? <Consequences consequences={consequences} /> : <Refusals refusals={refusals} />}
    </div>
  )
}

/** Whether forces may go there as things stand, declared or not; land with rules of its own is asked about by itself. */
export function Attack({ by, on }: Pair) {
  const { book, judged } = useSituation().current
  return (
    <section className="attack">
      <Ground by={by} on={on} question="May its forces attack or enter as things stand?" />
      {landsApart(book, judged, by, on).map((land) => (
        <Ground key={land} by={by} on={land} question={`${sentence(preyName(land))} alone?`} />
      ))}
    </section>
  )
}

const isPrice = ({ is }: Consequence): boolean => is === 'price'

/** Who pays what for it, line by line. */
function Price({ lines }: { readonly lines: readonly Consequence[] }) {
  return (
    <section>
      <h3>What it costs</h3>
      <ul className="price-lines">
        {lines.map(({ what, who, amount, cite }) => (
          <li key={`${what} ${who ?? ''}`} data-price={amount}>
            {amount !== undefined && <b>{brpsWords(amount)}</b>}
            <span>
              {sentence(unpriced(what))}
              {who !== undefined && `; ${POWER_NAMES[who as Power]} pays`} <RuleLabel cite={cite} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a declaration costs and brings, once nothing stands against it. */
export function Brings({ cell, isAsked }: { readonly cell: WarCell; readonly isAsked: boolean }) {
  const { ask, query } = useSituation()
  const { support, choice, at } = query.parts
  const answer = ask(mayDoor, {
    question: 'declare',
    by: cell.by,
    on: cell.on,
    ...(isAsked && support !== undefined ? { support } : {}),
    ...(isAsked && choice !== undefined ? { choice } : {}),
    ...(at === undefined ? {} : { at }),
  })
  if (!answer.ok || !answer.allowed) return <Refusals refusals={answer.refusals} />
  const prices = answer.consequences.filter(isPrice)
  return (
    <>
      {prices.length > 0 && <Price lines={prices} />}
      <section>
        <h3>What it brings</h3>
        <Consequences consequences={answer.consequences.filter((line) => !isPrice(line))} />
      </section>
    </>
  )
}

/** What would take a bar away. */
function Lifting({ cell, bar }: { readonly cell: WarCell; readonly bar: WarBar }) {
  const { judged } = useSituation().current
  const bound = whenBound(cell, bar)
  const open: Condition = { is: 'not', of: bound }
  const missing = bound.is === 'always' || isNever(open) ? undefined : lacking(open, judged)
  const along = liftedWith(bar)
  return (
    <div className="wanting">
      {missing === undefined ? (
        along.length === 0 && 'for the whole game'
      ) : (
        <>
          open if <ConditionTree condition={missing} isSo={(part) => isMet(part, judged)} />
        </>
      )}
      {along.map((words) => (
        <p key={words}>
          {missing === undefined ? 'open with' : 'or with'} {words}
        </p>
      ))}
    </div>
  )
}

/** Every rule against a declaration, and what would lift it. */
export function Obstacles({ cell }: { readonly cell: WarCell }) {
  const { current, address } = useSituation()
  const { book } = current
  return (
    <ul className="obstacles">
      {cell.obstacles.map((obstacle) => {
        const bar = barBehind(book, cell, obstacle)
        return (
          <li key={`${obstacle.code} ${obstacle.words}`} data-obstacle={obstacle.code}>
            <Mark is="no" />
            <div>
              <p>
                {sentence(obstacle.words)} {obstacle.cite !== undefined && <RuleLabel cite={obstacle.cite} />}{' '}
                {bar?.ruling !== undefined && <RuleLabel cite={{ book: book.id, rule: bar.ruling }} />}
              </p>
              {bar !== undefined && <Lifting cell={cell} bar={bar} />}
              {obstacle.atStart?.map(({ track, words }) => (
                <p key={track} className="at-start">
                  {words}. <a href={address('tensions')}>See Tensions</a>
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Declarations of this turn that have to be acted upon before it is over, in a book that asks it. */
export function Obligations({ obligations }: { readonly obligations: readonly Obligation[] }) {
  const rules = useSituation().current.book.clauses.war.obligations?.rules
  if (rules === undefined || obligations.length === 0) return null
  return (
    <section className="obligations" aria-labelledby="obligations">
      <h2 id="obligations">Still to be acted upon this turn</h2>
      <ul className="plain-list">
        {obligations.map(({ by, on, words, cite }) => (
          <Said as="li" key={`${by} ${on}`} data-obligation={`${by} ${on}`} words={words} cite={cite} />
        ))}
      </ul>
      <p className="quiet">
        An attempt is enough <RuleLabel cite={rules.howMet} />; without one the declaration lapses <RuleLabel cite={rules.unmet} />.
      </p>
    </section>
  )
}
