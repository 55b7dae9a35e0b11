import { chapter, clause } from '../../../rules/index.ts'

const heading = { is: 'shown', why: 'heading' } as const

/** 49.2 and 49.3: where points may go, how many, and who knows of it. */
export const allocations = chapter('49', [
  clause('49.2', 'Allocating DPs', heading),
  clause('49.21 (a)', 'Allocations recorded in secret and shown as the year goes on'),
  clause('49.21 (b)', 'DPs in a minor with an enemy spy ring announced at once'),
  clause('49.22', 'Campaign and 1939 set-up: allocate once all units are deployed'),
  clause('49.23', 'YSS: allocate directly after the BRP calculations'),
  clause('49.24', 'DPs may go to listed targets, USAT and intelligence research'),
  clause('49.25', 'A power may place DPs in itself'),
  clause('49.26', 'Italy counts as Axis while still neutral'),
  clause('49.3', 'Restrictions on allocations', heading),
  clause('49.31 (a)', 'At most a third of the faction’s DPs, rounded up, in one target'),
  clause('49.31 (b)', 'All intelligence research is one target for the one-third limit'),
  clause('49.31 (c)', 'USAT further limited by the DPs that can still be triggered'),
  clause('49.31 (d)', 'Axis limit worked out on German and Italian DPs together'),
  clause('49.31 (e)', 'Western Allied limit on British, French and U.S. DPs together'),
  clause('49.31 (f)', 'Russian limit worked out on Russian DPs alone'),
  clause('49.32A', 'The twelve minor countries open to Russian DPs'),
  clause('49.32B', 'Russian DPs in minors left pro-Russian by Gathering Storm', undefined, { only: ['gathering-storm'] }),
  clause('49.32 Classic note', 'Without the prelude Russia keeps the nine classic targets'),
  clause('49.33', 'No DPs in Russo-German tensions'),
  clause('49.34 (a)', 'DPs in USAT only in 1939, 1940 and 1941'),
  clause('49.34 (b)', 'Axis and Western Allies may each trigger one USAT DP a turn'),
  clause('49.35', 'No DPs in U.S.-Japanese tensions'),
  clause('49.36', 'Minor countries and allocations', heading),
  clause('49.36A', 'Belgium and Luxembourg are one country for diplomacy'),
  clause('49.36B', 'No DPs in Vichy France while France is unconquered'),
])
