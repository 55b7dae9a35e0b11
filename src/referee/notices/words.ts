/** All wording of notices: what is said to people, and what is said of how it was sent. */

export const NOTICES = {
  noUrl: 'expected an address such as https://example.org/hook',
  urlWithPassword: 'an address with a name and a password in it is not taken',
  noSuchHost: 'no such host was found',
  privateAddress: 'it leads to a private address, and whoever runs this referee does not allow that',
  redirected: (status: number): string => `it leads elsewhere (${status}), which is not followed`,
  answered: (status: number): string => `the other side answered ${status}`,
  unreachable: (why: string): string => `it could not be reached (${why})`,
  mailRefused: (answer: string): string => `the mail server answered: ${answer}`,
  mailFailed: (why: string): string => `the mail server could not be reached (${why})`,
  mailOff: 'whoever runs this referee has set up no mail server',
  pushOff: 'whoever runs this referee has set up no contact for browser push',
  hostHasMany: 'the other side has had as many notices as one gets in an hour',
  pushGone: 'no browser of yours takes notices any longer',
  notConfirmed: 'the address is not confirmed: enter the code that was mailed to it',
  givenUp: (attempts: number, reason: string): string => `given up after ${attempts} attempts: ${reason}`,
  webhookUnset: 'the address is gone',
} as const

/** What a notice says. Nothing of what the game hides is in it. */
export const MESSAGE = {
  subject: {
    open: (title: string): string => `${title}: your decision is open`,
    reminder: (title: string): string => `${title}: your time is running out`,
    // The address has not agreed to anything: nothing that a stranger wrote goes there.
    confirm: (): string => 'Chancery: confirm your address',
    test: (title: string): string => `${title}: a notice for a trial`,
    digest: (games: number): string => `Your decision is open in ${games} games`,
  },
  publicOpen: (title: string, who: string): string => `${title}: a decision is open for ${who}.`,
  open: (who: string, turn: string): string => `${who}, ${turn}: a decision is open.`,
  due: (moment: string): string => `Time until ${moment}.`,
  noTime: 'There is no fixed time for it.',
  paused: 'The game pauses; no time runs.',
  confirm: (code: string): string =>
    `To get a mail here when it is your move, enter this code: ${code}. If you did not ask for this, ignore this mail.`,
  test: 'This is how a notice looks. Nothing else is to be done.',
  why: 'You asked for this notice, and can turn it off in the game’s settings.',
} as const
