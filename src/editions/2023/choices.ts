/** What each ruling with a choice may answer, ours first; their words stand in the rulings. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  'R49-10': ['basic-only', 'topped-up'],
  'R49-15': ['countries-only', 'intelligence-too'],
  'R49-20': ['faction', 'power'],
  'R49-33': ['no-line', 'plus-two'],
  'R49-38': ['without-bessarabia', 'with-bessarabia'],
  'RT-06': ['all-ics', 'mobilized-only'],
  'RT-11': ['own-hexes', 'zone-in-country'],
  'RT-17': ['by-brps-alone', 'both'],
  'RT-33': ['level-now', 'once-reached'],
  'R50-05': ['without-event', 'with-event'],
  'R50-09': ['adds', 'subtracts'],
  'R50-12': ['from-zero', 'always'],
  'R50-37': ['first-strike', 'both-strikes'],
  'R50-28': ['starts', 'does-not-start'],
  'R16-04': ['lasts', 'ends-with-war'],
  'R16-30': ['counted', 'india-ground-free'],
}
