/** How the command ends: answered, refused with reasons, or misused. */
export const EXIT = { answered: 0, refused: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** The command was not used as it is meant to be: said on standard error, and no answer is given. */
export class Misuse extends Error {
  /** The command whose help would tell; none where the help is no use, as for a file that is not there. */
  readonly command: string | undefined

  constructor(words: string, command?: string) {
    super(words)
    this.command = command
  }
}
