import { secretIn } from '../../hosting/seats/grant.ts'
import type { CookieChange } from '../routes/route.ts'

const COOKIE = /^chancery_([\w-]{1,64})$/
/** A host who plays has two; more than this many are not looked at. */
const MOST_SECRETS = 8
const MOST_COOKIES = 200
/** 400 days, the longest that browsers keep one. */
const LIFE = 400 * 24 * 60 * 60

export interface Credentials {
  readonly secrets: readonly string[]
  /** A browser sends cookies for any page that asks, so what they may change needs more. */
  readonly by: 'bearer' | 'cookie'
}

const NO_COOKIES: ReadonlyMap<string, readonly string[]> = new Map()

/** The secrets in the cookies, by game. One cookie a game, so that one browser can hold links to several. */
export function cookiesIn(header: string | undefined): ReadonlyMap<string, readonly string[]> {
  if (header === undefined) return NO_COOKIES
  const found = new Map<string, readonly string[]>()
  for (const part of header.split(';', MOST_COOKIES)) {
    const at = part.indexOf('=')
    const game = COOKIE.exec(part.slice(0, at).trim())?.[1]
    const secrets = part
      .slice(at + 1)
      .trim()
      .split('.', MOST_SECRETS)
      .flatMap((text) => secretIn(text) ?? [])
    if (game !== undefined && secrets.length > 0) found.set(game, secrets)
  }
  return found
}

/** The secret of a header such as `Bearer chancery_…`. */
export const bearerIn = (authorization = ''): string | undefined => secretIn(/^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? '')

/** What somebody shows to be let in to a game; a bearer's secret goes before cookies. */
export function credentialsFor(
  game: string,
  authorization: string | undefined,
  cookies: ReadonlyMap<string, readonly string[]>,
): Credentials | undefined {
  if (authorization !== undefined) {
    const secret = bearerIn(authorization)
    return { secrets: secret === undefined ? [] : [secret], by: 'bearer' }
  }
  const secrets = cookies.get(game)
  return secrets === undefined ? undefined : { secrets, by: 'cookie' }
}

/** The cookie of a game with one more secret, the newest first. */
export const keeping = (game: string, secret: string, before: readonly string[] = []): CookieChange => ({
  game,
  secrets: [secret, ...before.filter((one) => one !== secret)].slice(0, MOST_SECRETS),
})

export function cookieText({ game, secrets }: CookieChange, isSecure: boolean): string {
  const life = secrets.length === 0 ? 0 : LIFE
  const secure = isSecure ? '; Secure' : ''
  return `chancery_${game}=${secrets.join('.')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure}`
}
