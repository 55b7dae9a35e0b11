import { openCommand } from './command.mjs'

const { setFlagsFromString } = process.getBuiltinModule('node:v8')

/**
 * Most wars are played by threads that have just come up. With the engine’s usual haste, making their code quick takes a third as long as the wars themselves: code
 * that is run more often before that, and put together from less, is ready sooner and hardly slower.
 */
const HASTE = ['--interrupt-budget=300000', '--max-inlined-bytecode-size-cumulative=300']

/** What wars are played with. What was compiled is good only for an engine in the same haste, so that comes first. */
export function openWars() {
  for (const flag of HASTE) setFlagsFromString(flag)
  return openCommand('wars')
}
