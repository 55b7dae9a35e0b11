import { confirmed, type Trusted } from '../../counsel/index.ts'
import { entriesOf, turnName } from '../../rules/core/index.ts'
import { Button, Fold, storeOf } from '../parts/index.ts'
import { type SituationInput, useSituation } from '../situation/index.ts'
import { sentence, typeset } from '../wording.ts'
import { InputControl } from './input-control.tsx'
import './trusted-list.css'

/** As many as stand in the line that unfolds. */
const MOST = 4

/** It stays unfolded while one after the other is ticked off, though each makes another situation. */
const unfolded = storeOf(false)

/** What can be changed about it. */
function inputOf({ report, fact }: Trusted): SituationInput | undefined {
  if (fact !== undefined) return { of: 'fact', fact }
  const [pair] = report.peace ?? []
  if (pair !== undefined) return { of: 'war', one: pair[0], other: pair[1] }
  const [standing] = entriesOf(report.standings ?? {})
  if (standing !== undefined) return { of: 'standing', minor: standing[0] }
  const [level] = entriesOf(report.tensions ?? {})
  return level === undefined ? undefined : { of: 'level', track: level[0] }
}

/** What changes together stands under one head. */
const gathered = (trusted: readonly Trusted[]): readonly (readonly Trusted[])[] =>
  [...new Set(trusted.map(({ about }) => about))].map((about) => trusted.filter((one) => one.about === about))

/** What the answers of this page took on trust: to tick off, or to put right. */
export function TrustedList({ trusted }: { readonly trusted: readonly Trusted[] }) {
  const { current, write } = useSituation()
  const isOpen = unfolded.use()
  const groups = gathered(trusted)
  const heads = groups.flatMap(([head]) => (head === undefined ? [] : [head]))
  const more = groups.length - MOST
  const short = heads.slice(0, MOST).map(({ words }) => words)
  const confirm = (some: readonly Trusted[]): void => write(confirmed(current.document, some))
  return (
    <section className="trusted" aria-label="Taken on trust">
      <details className="group" open={isOpen} onToggle={(event) => unfolded.set(event.currentTarget.open)}>
        <summary>
          <span>
            Still as at {heads.slice(0, 1).map(({ asAt }) => turnName(asAt))}: {typeset(short.join(' · '))}
            {more > 0 && ` · ${more} more`}. Right?
          </span>
        </summary>
        {isOpen && (
          <>
            <ul className="trusted-groups">
              {groups.map((group) => (
                <Group key={group[0]?.about} group={group} confirm={confirm} />
              ))}
            </ul>
            <Button words="All of it is right" onClick={() => confirm(trusted)} />
          </>
        )}
      </details>
    </section>
  )
}

function Group({ group, confirm }: { readonly group: readonly Trusted[]; readonly confirm: (some: readonly Trusted[]) => void }) {
  const said = group.map(({ words }) => sentence(typeset(words))).join('. ')
  return (
    <li className="trusted-group">
      <p>{said}.</p>
      <Button look="quiet" words="Right" unseen={`: ${said}`} onClick={() => confirm(group)} />
      <Fold name="Change" className="trusted-change">
        {() =>
          group.map((one) => {
            const input = inputOf(one)
            return input === undefined ? null : <InputControl key={one.words} input={input} />
          })
        }
      </Fold>
    </li>
  )
}
