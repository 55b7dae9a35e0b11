import { Hono } from 'hono'
import { nameRoute } from '../observation.ts'
import type { Bindings } from '../routing.ts'
import { apiPage } from './api-page.ts'
import { JOIN_PAGE, JOIN_SCRIPT } from './join-page.ts'
import { STYLE } from './style.ts'

/** The pages that the referee writes himself: what can be asked for, and where a link leads. */
export function pages(description: () => string): Hono<{ Bindings: Bindings }> {
  const own = new Hono<{ Bindings: Bindings }>()
  let text: string | undefined
  const api = (): string => {
    text ??= apiPage(description())
    return text
  }
  const page = (path: string, type: string, make: () => string): void => {
    own.get(path, ({ env, body }) => {
      nameRoute(env.incoming, path)
      return body(make(), 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' })
    })
  }
  page('/api', 'text/html', api)
  page('/api/style.css', 'text/css', () => STYLE)
  page('/join', 'text/html', () => JOIN_PAGE)
  page('/join.js', 'text/javascript', () => JOIN_SCRIPT)
  return own
}
