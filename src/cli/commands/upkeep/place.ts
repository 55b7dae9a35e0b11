import type { Command } from 'commander'
import type { GamesPlace, Progress } from '../../../referee/index.ts'
import type { Context } from '../../context.ts'
import { databaseNamed } from '../../database.ts'
import { EXIT } from '../../exit.ts'
import { progressOn } from '../../terminal/progress.ts'
import { UPKEPT } from '../../upkeep/words.ts'
import { NAME, OPTIONS } from '../../words.ts'

export interface PlaceFlags {
  readonly data: string
  readonly database?: string
}

/** A command about stored games takes the same two flags as serving them. */
export const withPlace = (command: Command): Command =>
  command.option('--data <folder>', OPTIONS.data, 'data').option('--database <url>', OPTIONS.database)

export const placeNamed = ({ data, database }: PlaceFlags, context: Context): GamesPlace => ({
  data,
  database: databaseNamed(database, context),
})

/** Does long work with a bar; what stands in its way is said in a sentence. */
export async function atWork<T>(context: Context, what: string, work: (progress: Progress) => Promise<T>): Promise<T | undefined> {
  const { RefereeError } = await import('../../../referee/index.ts')
  const { step, end } = progressOn(context.terminal, UPKEPT.progress(what))
  try {
    return await work(step)
  } catch (error) {
    if (!(error instanceof RefereeError)) throw error
    end()
    context.terminal.complain(`${NAME}: ${error.message}\n`)
    context.ending = EXIT.refused
    return undefined
  } finally {
    end()
  }
}
