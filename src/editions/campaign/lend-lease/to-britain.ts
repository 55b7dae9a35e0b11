import type { Route } from '../../../rules/chapters/lend-lease/index.ts'
import { always, flag, not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { GOODS, SHIPS } from './cargo.ts'

/** 3.4.6.1: almost any way, as far as transports go. */
export const britishRoute = (rule: Cite): Route => {
  const landing = (id: string, name: string, fact?: Parameters<typeof flag>[0]): Route['destinations'][number] => ({
    id,
    name,
    when: fact === undefined ? always : not(flag(fact)),
    words: `${name} has surrendered`,
    cite: rule('3.4.6.1a'),
  })
  return {
    id: 'british',
    name: 'the British route',
    to: 'britain',
    senders: { value: ['us'], cite: rule('3.4.6.1a') },
    carriage: 'sea',
    needs: [],
    ways: [],
    carries: { value: [...GOODS, ...SHIPS], cite: rule('3.4.4.4b') },
    destinations: [
      landing('canada', 'Canada'),
      landing('britain', 'Britain', 'britain.surrendered'),
      landing('india', 'India', 'india.surrendered'),
      landing('australia', 'Australia', 'australia.surrendered'),
      landing('southAfrica', 'South Africa', 'southAfrica.surrendered'),
      { ...landing('france', 'France', 'france.fallen'), cite: rule('3.4.6.1b') },
    ],
    stops: [],
    arrives: null,
    remarks: [{ words: 'the Axis may intercept it', cite: rule('3.4.6.1a') }],
    digest: rule('T4 British'),
    cite: rule('3.4.6.1a'),
  }
}
