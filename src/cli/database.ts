import type { Context } from './context.ts'

/** The address of a database: as it is given, or as the environment has it, where other users of the machine do not read it. */
export const databaseNamed = (given: string | undefined, { terminal }: Context): string | undefined =>
  given ?? (terminal.env['CHANCERY_DATABASE'] || undefined)
