import { keep, kept } from '../parts/store.ts'

const KEY = 'chancery.link'
const PATH = '/join'

/** Takes the secret of a link out of the address, before anything else looks at it: it shall stand in no history and on no picture. */
export function takeLink(): void {
  if (location.pathname !== PATH) return
  const secret = location.hash.slice(1)
  if (secret !== '') keep(KEY, secret, 'sessionStorage')
  history.replaceState(null, '', '/#/join')
}

/** The secret of the link that was opened in this tab. */
export const openedLink = (): string | null => kept(KEY, 'sessionStorage')

/** It has been exchanged for a key that the browser keeps. */
export const forgetLink = (): void => keep(KEY, undefined, 'sessionStorage')
