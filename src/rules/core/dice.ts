/** Faces that fall, handed in from outside: 1 to 6, one at a time, each with what it is thrown for. */
export type Dice = (what: string) => number
