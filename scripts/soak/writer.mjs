import { readFileSync, writeSync } from 'node:fs'
import { ROOT } from '../step.mjs'

/**
 * Plays in many games at once for as long as it lives, and says of each order that the store acknowledged `game sequence`. It goes on where the
 * games stand, and gives the last order of each once more: its answer may have been lost.
 */
const [place, prefix, file] = process.argv.slice(2)
const { openGames } = await import(`${ROOT}dist/referee/store/opening.js`)
const { header, lines } = JSON.parse(readFileSync(file, 'utf8'))
const CLIENTS = 20

function say(text) {
  for (;;) {
    try {
      writeSync(1, text)
      return
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
}

/** An answer that is lost is asked for again, under the same key. */
async function untilAnswered(ask) {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (error.fault === 'game-exists') return undefined
      if (!['not-recorded', 'perhaps-recorded', 'no-database'].includes(error.fault)) throw error
    }
  }
}

// A database that has just been killed may take a while to come back.
const store = await untilAnswered(() => openGames(place.startsWith('postgres:') ? { data: '', database: place } : { data: place }))

const writing = (game, sequence) => ({
  lines: [lines[sequence]],
  papers: [{ kind: 'notice', id: `${game} ${sequence + 1}`, game, due: sequence, body: sequence + 1 }],
})

async function play(client) {
  const name = `${prefix}${client}`
  const at = await untilAnswered(() => store.paper('client', name))
  for (let round = at?.body ?? 0; ; round += 1) {
    const game = `${name}-${round}`
    const papers = [{ kind: 'client', id: name, game: null, due: null, body: round }]
    await untilAnswered(() => store.create(game, header, { lines: [], papers }))
    say(`${game} 0\n`)
    const known = await untilAnswered(() => store.read(game, 1e9))
    for (let sequence = Math.max(known.sequence - 1, 0); sequence < lines.length; sequence += 1) {
      const answer = await untilAnswered(() => store.write(game, sequence, writing(game, sequence)))
      const reached = answer.type === 'repeated' ? answer.line.sequence : answer.sequence
      if (reached !== sequence + 1 || answer.type === 'conflict') throw new Error(`${game}: ${JSON.stringify(answer)}`)
      say(`${game} ${reached}\n`)
    }
  }
}

await Promise.all(Array.from({ length: CLIENTS }, (_, client) => play(client)))
