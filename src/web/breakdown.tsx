import { Component, type ReactNode } from 'react'

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
      <section className="notice" role="alert">
        <h1>This page broke down</h1>
        <p>That is a fault of Chancery, not of yours. The address above still holds what you entered.</p>
        <p className="quiet">{error.message}</p>
        <p>
          <button type="button" className="button" onClick={() => location.reload()}>
            Open it again
          </button>
        </p>
      </section>
    )
  }
}
