// An old Node does not know the quick way, and is to hear so.
const { readFileSync } = process.getBuiltinModule?.('node:fs') ?? (await import('node:fs'))

/** Ends the process with a plain sentence when this Node is older than package.json asks for. */
export function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const needed = engines.node.replace('>=', '')
  if (isOlder(process.versions.node, needed)) {
    console.error(`Chancery needs Node ${needed} or newer; this is Node ${process.versions.node} (${process.execPath}).`)
    process.exit(1)
  }
}

export function isOlder(version, needed) {
  const [one, other] = [version, needed].map((text) => text.split('.').map(Number))
  const at = other.findIndex((number, index) => number !== one[index])
  return at >= 0 && one[at] < other[at]
}
