const volunteers = (units: number, nationality: string) => ({
  effects: [{ is: 'volunteers' as const, units, nationality }],
  words: `${units} ${nationality} volunteer ${units === 1 ? 'unit' : 'units'} for the east`,
})

/** Results 5-6 to 9 of a country that sends volunteers. */
export const crusade = (nationality: string) => ({
  '5-6': volunteers(1, nationality),
  '7': volunteers(2, nationality),
  '8': volunteers(3, nationality),
  '9': volunteers(3, nationality),
})
