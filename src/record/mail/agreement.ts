import { canonical, isSignedBy, PACKET_FORMAT, type Signature, sign } from '../../fair/index.ts'
import { refuse } from '../../rules/core/index.ts'
import { agreementWords } from '../proof/acts.ts'
import type { Ledger } from '../proof/ledger.ts'
import type { Act, Agreement } from '../proof/proof.ts'
import { LONGEST_WORDS, MOST_CHANGES } from '../proof/shapes.ts'
import { wouldChange } from '../verification/agreeing.ts'
import { MAIL } from '../words.ts'
import type { Body } from './body.ts'
import type { Folder } from './folder.ts'
import { rulesHere, selfIn } from './folder.ts'
import type { MailGame } from './folding.ts'
import { bodies } from './post.ts'

/** A list that a packet can carry; how much is left out is said. */
function inBrief(changes: readonly string[]): readonly string[] {
  const short = changes.map((words) => words.slice(0, LONGEST_WORDS))
  return short.length <= MOST_CHANGES ? short : [...short.slice(0, MOST_CHANGES - 1), MAIL.moreChanges(short.length - MOST_CHANGES + 1)]
}

/** What it would mean to go on by the rules in hand, and with the newest form of packets; nothing where the game is played so. */
export function agreementFor(folder: Folder, { ledger }: MailGame): Agreement | undefined {
  const to = rulesHere(folder)
  if (ledger === undefined || (ledger.rules === to && ledger.form >= PACKET_FORMAT)) return undefined
  const form = ledger.form < PACKET_FORMAT ? { form: PACKET_FORMAT } : {}
  const changes = ledger.rules === to ? [] : wouldChange(ledger.kept).map(({ words }) => words)
  return { from: ledger.rules, to, changes: inBrief(changes), ...form }
}

/** Says that this party agrees to go on by the rules in hand; old decisions stand. */
export function writeAgreement(folder: Folder, mail: MailGame) {
  const agreement = agreementFor(folder, mail)
  if (agreement === undefined) return { ok: false as const, refusals: [refuse('same-rules', MAIL.sameRules)] }
  const signature = sign(selfIn(folder, mail.ledger).keys, 'order', agreementWords(folder.game, agreement))
  return { ok: true as const, body: { type: 'agree' as const, agreement, signature } }
}

/** What the chair places once everybody has agreed to the same. */
export function agreed(
  { posts }: MailGame,
  ledger: Ledger,
  to: string,
  placed: (act: Act) => { readonly act: Act; readonly placed: Signature },
): Body | undefined {
  const { parties, game } = ledger.fair
  const isNewer = ({ form }: Agreement): boolean => (form === undefined ? ledger.rules !== to : form > ledger.form)
  const all = bodies(posts, 'agree').filter(({ agreement }) => agreement.from === ledger.rules && agreement.to === to && isNewer(agreement))
  for (const { agreement } of all) {
    const same = all.filter((one) => canonical(one.agreement) === canonical(agreement))
    const signatures = parties.flatMap(({ name, key }) => {
      const own = same.find(({ signature }) => isSignedBy(key, signature, 'order', agreementWords(game, agreement)))
      return own === undefined ? [] : [[name, own.signature] as const]
    })
    if (signatures.length === parties.length)
      return {
        type: 'place-act',
        previous: ledger.last,
        ...placed({ type: 'rules-agreed', ...agreement, signatures: Object.fromEntries(signatures) }),
      }
  }
  return undefined
}

/** Who has agreed to these rules and who has not. */
export function agreeingParties({ posts, ledger }: MailGame): { readonly agreed: readonly string[]; readonly open: readonly string[] } {
  const names = (ledger?.fair.parties ?? []).map(({ name }) => name)
  const isOpen = ({ from, to, form = 1 }: Agreement): boolean => from === ledger?.rules && (to !== ledger.rules || form > ledger.form)
  const said = new Set(posts.filter(({ body }) => body.type === 'agree' && isOpen(body.agreement)).map(({ cover }) => cover.from))
  return { agreed: names.filter((name) => said.has(name)), open: names.filter((name) => !said.has(name)) }
}
