/**
 * A link as it is sent to somebody. The secret stands after `#`, which a browser sends to nobody: it is in no log, in no proxy and in no
 * Referer; the page behind it exchanges it for a cookie and takes it out of the address.
 */
export const linkTo = (origin: string, secret: string): string => `${origin}/join#${secret}`
