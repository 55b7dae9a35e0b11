import { BOXES } from '../../mail/mailbox.ts'
import type { MailSetting } from '../../notices/mail.ts'
import { Outbox } from '../../notices/outbox.ts'
import { pushKeys } from '../../notices/push.ts'
import { botsOf, type Think } from '../bots/bot-play.ts'
import type { Hall } from '../hall.ts'
import { Rounds } from '../rounds.ts'
import { CLOCKS } from '../time/alarm.ts'
import { standingIn } from './standing.ts'

/** What the operator has set up for notices; nothing is needed. */
export interface PostSetting {
  readonly mail?: MailSetting | undefined
  /** Who answers for this referee to push services; without it none are used. */
  readonly contact?: string | undefined
  /** Where the desk is for others, for links. */
  readonly site?: string | undefined
  /** Whether notices may go to addresses of this machine and its neighbours. */
  readonly isPrivateAllowed?: boolean | undefined
}

export interface Post {
  /** In which ways notices can be sent, beside webhooks. */
  readonly ways: { readonly hasMail: boolean; readonly pushKey: string | null }
  /** What is under way is finished, unless others keep us waiting: what was not sent for certain is sent again. */
  close(): Promise<void>
}

/** How long a notice under way may take as the referee closes, in milliseconds. */
const MOST_TO_FINISH = 500

/** Looks after the clocks of the games and sends their notices, until it is closed. */
export async function openPost(hall: Hall, think: Think, setting: PostSetting, failed: (error: unknown) => void): Promise<Post> {
  const { mail, contact, site, isPrivateAllowed = false } = setting
  const keys = contact === undefined ? undefined : await pushKeys(hall.store)
  const letterbox = mail === undefined ? undefined : (await import('../../notices/mail.ts')).openMail(mail)
  const outbox = new Outbox(hall.store, {
    ...(letterbox === undefined ? {} : { mail: letterbox }),
    ...(keys === undefined || contact === undefined ? {} : { push: { keys, contact } }),
    ...(site === undefined ? {} : { site }),
    reach: { isPrivateAllowed },
    standingOf: standingIn(hall),
    now: hall.sources.now,
    failed,
  })
  const alarm = new Rounds(hall, CLOCKS, failed)
  const bots = new Rounds(hall, botsOf(think), failed)
  const boxes = new Rounds(hall, BOXES, failed)
  outbox.start(1_000)
  alarm.start()
  bots.start()
  boxes.start()
  return {
    ways: { hasMail: letterbox !== undefined, pushKey: keys?.publicKey ?? null },
    close: async () => {
      const stopped = [boxes, bots, alarm, outbox].map((one) => one.stop())
      await Promise.race([Promise.all(stopped), new Promise((go) => setTimeout(go, MOST_TO_FINISH).unref())])
    },
  }
}
