/** Sets the clock of the process that loads it, as an operator might: an hour back at the first SIGUSR2, a year forward at the second. */
const HOUR = 3_600_000
const SHIFTS = [-HOUR, 365 * 24 * HOUR]

let shift = 0
const now = Date.now
Date.now = () => now() + shift

process.on('SIGUSR2', () => {
  shift = SHIFTS.shift() ?? shift
})
