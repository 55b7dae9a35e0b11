/** All wording about who is told, and where. */

export const TOLD = {
  wrongCode: 'this is not the code that was mailed to the address',
  tooManyBrowsers: (most: number): string => `${most} browsers are told already; turn one of them off first`,
  tooManyNotices: 'too many codes and trials were sent within the hour; wait a while',
  tooManyThere: 'too many codes or trials were sent there, or from this server, lately; try again later',
  noWay: 'you have asked to be told nowhere yet; a mail address counts once it is confirmed',
} as const
