import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './step.mjs'

const COMMAND = join(ROOT, 'bin/chancery.mjs')
const SITUATION = join(ROOT, 'cases/situations/hungary.json')

/** The oldest version that package.json allows, and every release line that gets fixes. */
const SUPPORTED = ['20.19', '22', '24', '26']
/** A Node is 190 MB, too much for every clone: the four are installed once, when `npm run nodes` asks for them. */
const FOLDER = join(ROOT, 'node_modules/.cache/nodes')

const PATIENCE = 60_000

/** Runs one command, which prints what it should and not a word on stderr. */
function complaintsOf(node, what, args, expected) {
  const { status, stdout, stderr } = spawnSync(node, [COMMAND, ...args], { cwd: ROOT, encoding: 'utf8', timeout: PATIENCE })
  return [
    ...(status === 0 ? [] : [`${what}: exit code ${status}`]),
    ...(stderr === '' ? [] : [`${what}: on stderr: ${stderr.trim()}`]),
    ...(expected.test(stdout) ? [] : [`${what}: printed ${stdout.slice(0, 200)}`]),
  ]
}

/** Opens the server on an empty folder, asks it for its health, and ends it as a host would. */
async function complaintsOfServer(node) {
  const data = mkdtempSync(join(tmpdir(), 'chancery-node-'))
  const server = spawn(node, [COMMAND, 'serve', '--port', '0', '--data', data, '--quiet'], { cwd: ROOT })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const timer = setTimeout(() => server.kill('SIGKILL'), PATIENCE)
  let said = ''
  let complained = ''
  server.stderr.on('data', (chunk) => {
    complained += chunk
  })
  const address = await new Promise((resolve) => {
    server.once('exit', () => resolve(undefined))
    server.stdout.on('data', (chunk) => {
      said += chunk
      const [found] = /http:\/\/\S+?:\d+/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
  })
  const health = address === undefined ? undefined : await fetch(`${address}/api/ready`).then(({ status }) => status)
  server.kill('SIGTERM')
  const code = await ended
  clearTimeout(timer)
  rmSync(data, { recursive: true, force: true })
  return [
    ...(health === 200 ? [] : [`server: ready is ${health}`]),
    ...(code === 0 ? [] : [`server: exit code ${code}`]),
    ...(complained === '' ? [] : [`server: on stderr: ${complained.trim()}`]),
  ]
}

/** What goes wrong with the command, with threads and with the server on a Node. */
export async function complaintsOn(node) {
  const wars = ['forecast', 'cases/situations/year-start-1941.yaml', '--until', '1941 summer', '--wars', '4']
  return [
    ...complaintsOf(node, 'command', ['reckon', SITUATION, '--target', 'hungary', '--by', 'axis'], /Hungary/),
    ...complaintsOf(node, 'threads', wars, /4 wars/),
    ...(await complaintsOfServer(node)),
  ]
}

/** Where npm puts the Nodes, each under a name of its own. */
const nameOf = (version) => `node-${version}`
const binaryOf = (version) => join(FOLDER, 'node_modules', nameOf(version), process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')

function installNodes() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{"private": true}')
  const wanted = SUPPORTED.map((version) => `${nameOf(version)}@npm:node-${platform}-${process.arch}@${version}`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', ...wanted], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('npm could not install the Nodes')
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  installNodes()
  for (const version of SUPPORTED) {
    const { version: exact } = JSON.parse(readFileSync(join(FOLDER, 'node_modules', nameOf(version), 'package.json'), 'utf8'))
    const complaints = await complaintsOn(binaryOf(version))
    console.log(`Node ${exact}: ${complaints.length === 0 ? 'ok' : 'FAILED'}`)
    for (const complaint of complaints) console.log(`  ${complaint}`)
    if (complaints.length > 0) process.exitCode = 1
  }
}
