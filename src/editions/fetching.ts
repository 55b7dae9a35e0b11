import type { Bundle, Edition } from './edition.ts'
import { BUNDLES } from './generated/bundles.ts'

/** A book and the one it amends, for a reader that does not hold all of them. */
export async function fetchEditions(id: string, bundle: Bundle): Promise<readonly Edition[]> {
  const found = Object.hasOwn(BUNDLES, id) ? BUNDLES[id] : undefined
  if (found === undefined) return []
  const [amended, edition] = await Promise.all([found.amends === undefined ? [] : fetchEditions(found.amends, bundle), found[bundle]()])
  return [...amended, edition]
}
