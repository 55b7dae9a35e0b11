import fc from 'fast-check'

/**
 * Random situations and games are the same for everybody, so that a change is judged by what it changed;
 * `SEED=random npm test` draws others, and a failure prints the seed that becomes a test.
 */
const seed = process.env['SEED'] ?? '1939'
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
