interface Props {
  readonly words: string
  readonly act: () => void
  readonly isDone: boolean
}

/** Throws dice here; once they have fallen it steps back. */
export function ThrowButton({ words, act, isDone }: Props) {
  return (
    <button type="button" className={isDone ? 'button quiet-button' : 'button'} onClick={act}>
      {isDone ? 'Throw again' : words}
    </button>
  )
}
