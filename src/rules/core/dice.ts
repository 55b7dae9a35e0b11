/** Faces that fall, handed in from outside: 1 to 6, one at a time. */
export type Dice = () => number
