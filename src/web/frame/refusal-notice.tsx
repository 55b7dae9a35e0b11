import { Component, type ReactNode } from 'react'
import { wantsFact } from '../../editions/reading/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import { addressOf, readAddress, writeAddress } from '../address.ts'
import { goTo } from '../page.ts'
import { Button, Notice } from '../parts/index.ts'
import { typeset } from '../wording.ts'
import { meantBy } from './meant.ts'

interface State {
  readonly error: Error | undefined
}

/** What stands where a page broke down: the rest of the desk goes on. */
export class Breakdown extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <Notice title="This page broke down" isAlert isPage>
        <p>That is a fault of Chancery, not of yours. The address above still holds what you entered.</p>
        <p className="quiet">{error.message}</p>
        <p className="notice-ways">
          <Button words="Open it again" onClick={() => location.reload()} />
          <a className="button quiet-button" href="#/">
            To the front page
          </a>
        </p>
      </Notice>
    )
  }
}

interface RefusalNoticeProps {
  readonly refusals: readonly Refusal[]
  readonly address: string
  readonly hasPage: boolean
  readonly dismiss: () => void
  readonly again: () => void
}

const pathOf = ({ data }: Refusal): string | undefined => (Array.isArray(data['path']) ? data['path'].join('.') : undefined)

/** The address without the parts that were refused, if that is what is wrong with it. */
function addressWithout(refused: string, refusals: readonly Refusal[]): string | undefined {
  const address = readAddress(refused)
  const wrong = refusals.map(pathOf)
  const kept = address.parts.filter(([name]) => !wrong.some((path) => path !== undefined && (name === path || name.startsWith(`${path}.`))))
  return wrong.includes(undefined) || kept.length === address.parts.length ? undefined : writeAddress({ ...address, parts: kept })
}

/** The facts of the book that was asked. */
const factsOf = (address: string): string => addressOf(['facts', ...readAddress(address).path.slice(1, 2)])

/** Why an address leads nowhere, above what was on the desk. */
export function RefusalNotice({ refusals, address, hasPage, dismiss, again }: RefusalNoticeProps) {
  const without = addressWithout(address, refusals)
  const isLost = refusals.some(({ code }) => code === 'lost')
  return (
    <Notice title={isLost ? 'The page did not arrive' : 'This address cannot be opened'} isAlert isPage={!hasPage}>
      <ul>
        {refusals.map((refusal) => (
          <li key={refusal.words}>
            {typeset(refusal.words)}
            {meantBy(refusal, address).map((meant) => (
              <a key={meant.address} className="button quiet-button meant" href={meant.address}>
                {meant.name}
              </a>
            ))}
          </li>
        ))}
      </ul>
      {refusals.some(wantsFact) && (
        <p>
          Every fact stands under <a href={factsOf(address)}>Facts</a>.
        </p>
      )}
      {hasPage && !isLost && <p>What was on the desk is still here, below.</p>}
      <p className="notice-ways">
        {isLost && <Button words="Try again" onClick={again} />}
        {without !== undefined && (
          <button type="button" className="button" onClick={() => goTo(without)}>
            Open it without {refusals.length === 1 ? 'that' : 'those'}
          </button>
        )}
        {hasPage ? (
          <Button look="quiet" words="Leave it" onClick={dismiss} />
        ) : (
          <a className="button quiet-button" href="#/">
            To the front page
          </a>
        )}
      </p>
    </Notice>
  )
}
