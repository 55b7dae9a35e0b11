import { type TransportsAnswer, transportsDoor } from '../../../counsel/index.ts'
import { BOX_NAMES, BOXES, type Box, shortfalls, surpluses, transportsIn } from '../../../rules/chapters/transports/index.ts'
import { chapterOf, turnName } from '../../../rules/core/index.ts'
import { Inquiry, QuestionList, questionNamed, silent, WITH, whyNotQuery } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { PageHead, Tag } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { RuleLabel } from '../../what-if/index.ts'
import { bareName } from '../../wording.ts'
import { QUESTIONS } from './questions.ts'
import './transports.css'

const HEAD = { label: 'Ships, forces, factories', heading: 'Transports and transfers' }

const boxWords = (short: number, over: number): string =>
  short > 0 ? `${short} short of its minimum` : over > 0 ? `${over} may leave` : 'at its minimum'

function BoxFigures({ box }: { readonly box: Box }) {
  const { current, ask, address } = useSituation()
  const { book, judged } = current
  const counts = transportsIn(judged)
  const answer = ask(transportsDoor, { question: 'available', owner: 'westernAllies', box }) as TransportsAnswer
  const short = shortfalls(book, counts)[box]
  const over = surpluses(book, counts)[box]
  return (
    <li className="transport-box" data-box={box} data-available={'value' in answer ? answer.value : 0}>
      <h3>
        <a href={address('transports', { thing: 'available', parts: { with: JSON.stringify({ box }) } })}>{bareName(BOX_NAMES[box])}</a>
      </h3>
      <p>
        <b className="figure">{'value' in answer ? answer.value : 0}</b> may be used
      </p>
      <p className="quiet">
        {counts[box]} there; {chapterOf(book, 'changes').transports.minimums.value[box]} at least
      </p>
      <Tag tone={short > 0 ? 'no' : 'plain'}>{boxWords(short, over)}</Tag>
    </li>
  )
}

/** The Western Allied transports at a glance. */
function Boxes() {
  const { minimums } = chapterOf(useSituation().current.book, 'changes').transports
  return (
    <section aria-labelledby="boxes">
      <h2 id="boxes">
        The three boxes <RuleLabel cite={minimums.cite} />
      </h2>
      <ul className="transport-boxes">
        {BOXES.map((box) => (
          <BoxFigures key={box} box={box} />
        ))}
      </ul>
    </section>
  )
}

function TransportsPage() {
  const { query } = useSituation()
  const question = questionNamed(QUESTIONS, query.thing)
  return (
    <div className="inquiry-page transports">
      <PageHead {...HEAD} />
      <p className="lead">
        Where new transports go and how many may sail, who goes east and at what price, where units are built, what may be researched.
      </p>
      {question?.door === transportsDoor && <Boxes />}
      {question !== undefined && (
        <div className="inquiry-desk">
          <QuestionList questions={QUESTIONS} current={question.id} />
          <Inquiry question={question} />
        </div>
      )}
    </div>
  )
}

export const page: SituationPage = {
  parts: [WITH],
  title: ({ situation }, { thing }) => `${questionNamed(QUESTIONS, thing)?.title ?? HEAD.heading}, ${turnName(situation.turn)}`,
  whyNot: (_current, query) => whyNotQuery(QUESTIONS, query),
  Page: TransportsPage,
  Silent: silent({
    ...HEAD,
    chapter: 'changes',
    says: (book) => `${book} has no chapter on transport boxes, forces sent east, building or research.`,
    instead: { words: 'It moves goods by', page: 'lend-lease', link: 'lend-lease routes' },
  }),
}
