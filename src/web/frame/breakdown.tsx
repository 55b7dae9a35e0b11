import { Component, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'

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
