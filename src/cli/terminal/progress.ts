import type { Terminal } from './terminal.ts'

const BAR = 30

/** A bar that grows on standard error, where somebody watches; where nobody knows of how much, a number that does. */
export function progressOn(terminal: Terminal, words: (bar: string, done: number, all: number | undefined) => string) {
  const isWatched = terminal.look.complaint.isScreen === true
  const draw = (done: number, all: number | undefined): void => {
    const filled = all === undefined || all === 0 ? 0 : Math.round((done / all) * BAR)
    terminal.control('start')
    terminal.complain(words(`[${'#'.repeat(filled)}${' '.repeat(BAR - filled)}]`, done, all))
  }
  return {
    step: (done: number, all: number | undefined): void => (isWatched ? draw(done, all) : undefined),
    end: (): void => (isWatched ? terminal.control('wipe') : undefined),
  }
}
