import { keysOf } from '../../core/index.ts'

/** What two powers may or may not do together, hex by hex; in all of them it is the first named who acts, for or with the other. */
const BY_HEX = {
  stack: 'stack with the other’s units or counters',
  'enter-home': 'enter the other’s home country',
  'enter-territory': 'enter the other’s colonies or controlled hexes',
  'enter-closed-hex': 'end a phase in Paris, Lyon, Marseilles, Vichy or the Maginot line',
  'pass-through': 'pass through closed hexes',
  'retreat-into': 'retreat from attrition into closed hexes',
  'enter-fortification': 'enter hexes with the other’s fortifications or fortresses',
  'enter-japanese-hex': 'enter hexes that Japan controls',
  'combined-attack': 'attack one hex together on the ground',
  'combined-overrun': 'overrun together',
  exploit: 'exploit the other’s breakthrough',
  'exploit-combined': 'exploit after a combined attack in which an own unit advanced',
  'defensive-air-support': 'give the other’s units defensive air support',
  'ground-support': 'support the other’s ground attack from the air, alone over the hex',
  'ground-support-closed-hex': 'support the other’s attack on a closed hex from the air',
  'joint-ground-support': 'support an attack on one hex with both air forces',
  'ground-support-apart': 'support one attack with each air force over a hex of its own',
  'support-airdrop': 'give ground support where the other makes an airdrop',
  'intercept-das': 'intercept enemy defensive air support where the other gives ground support',
  'intercept-das-apart': 'intercept enemy defensive air support over another attacked hex',
  'intercept-airdrop': 'intercept airdrops or air transport over the other’s units, bases or closed hexes',
  'joint-air-interception': 'intercept or counter-intercept in the air together',
  'use-airbase': 'use the other’s airbase counters',
  base: 'base air or ships in the other’s cities and ports',
  shelter: 'shelter displaced ships in the other’s ports',
  'enter-shelter': 'enter an own port where the other’s displaced ships shelter',
  'count-range': 'count range from the other’s ports',
  'pass-gibraltar': 'redeploy ships past Gibraltar',
  reconquer: 'help to reconquer the other’s lost colonies',
  overfly: 'fly over the other’s territory',
  'air-cover': 'give the other’s ships air cover',
  'joint-attack-on-ships': 'attack ships in one hex, the air of the one with the air or ships of the other',
  'aid-naval-interception': 'modify the other’s naval interception with air factors',
  'joint-naval-interception': 'go against one naval activity with both navies',
  'counter-intercept': 'counter-intercept where the other’s ships were intercepted',
  carry: 'carry, escort or embark the other’s units by sea',
  bombard: 'bombard the shore for the other’s invasion',
  'air-transport': 'carry the other’s units by air',
  'air-supply': 'supply the other’s units by air',
  'protect-sea-supply': 'protect the other’s sea supply',
  supply: 'draw on the other’s supply and oil sources',
  'supply-through-ports': 'trace sea supply through the other’s ports or bridgeheads',
  'deliver-grants': 'pass grants of BRPs or oil through ports of the other',
  'grant-brps': 'grant the other BRPs',
  'attack-same-minor': 'attack the same minor country',
  attrition: 'attrition Japan together',
} as const

/** The same where territories, fronts and armies are what counts. */
const BY_FRONT = {
  stay: 'remain in the other’s territory',
  'strategic-passage': 'cross the other’s territory by strategic movement',
  'strategic-bases': 'fly by strategic movement through the other’s air bases',
  'send-bef': 'send one army, the BEF, to France proper',
  'support-bef': 'support that army from the air',
  'share-command': 'stack ground forces under the other’s army command',
  'mix-divisions': 'mix divisions and armies with the other’s',
  'mix-in-north-africa': 'mix with one German army in North Africa',
  'operate-mediterranean': 'operate on the Mediterranean Front',
  'operate-east': 'operate on the Eastern Front with one army',
  'operate-east-more': 'operate on the Eastern Front with more than one army',
  'operate-france': 'operate in France',
  'operate-west': 'operate elsewhere on the Western Front',
  'operate-outside-china': 'operate outside Communist or occupied China',
  'pool-oil': 'pool oil with the other',
  'pay-for-units': 'pay for the other’s units and partisans',
  'lend-lease': 'send the other lend-lease',
  'guard-convoys': 'guard the other’s convoys',
  'trained-divisions': 'fight beside the divisions trained in India-Burma',
  'air-volunteers': 'fight beside the AVG or the 14th Air Force',
} as const

export const ACTIVITY_WORDS = { ...BY_HEX, ...BY_FRONT } as const

export type Activity = keyof typeof ACTIVITY_WORDS
export const ACTIVITIES = keysOf(ACTIVITY_WORDS)
/** Those of rule 53. */
export const HEX_ACTIVITIES = keysOf(BY_HEX)

/** French hexes that are closed to the British (53.23). */
export const CLOSED_HEXES = ['paris', 'marseilles', 'lyon', 'vichy', 'maginot'] as const
export type ClosedHex = (typeof CLOSED_HEXES)[number]

/** What a port may be to the one who would use it: the other stands in it, it lies in Britain, an own base is within range. */
export const PORT_STATES = ['occupied', 'in-britain', 'own-base-in-range'] as const
export type PortState = (typeof PORT_STATES)[number]
