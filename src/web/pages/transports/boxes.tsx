import { type TransportsAnswer, transportsDoor } from '../../../counsel/index.ts'
import { BOX_NAMES, BOXES, type Box, chapterOf, shortfalls, surpluses, transportsIn } from '../../../rules/index.ts'
import { Tag } from '../../parts/tag.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { bareName } from '../../wording.ts'
import { BOXES_HEADING, boxWords } from './words.ts'

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
export function Boxes() {
  const { minimums } = chapterOf(useSituation().current.book, 'changes').transports
  return (
    <section aria-labelledby="boxes">
      <h2 id="boxes">
        {BOXES_HEADING} <RuleLabel cite={minimums.cite} />
      </h2>
      <ul className="transport-boxes">
        {BOXES.map((box) => (
          <BoxFigures key={box} box={box} />
        ))}
      </ul>
    </section>
  )
}
