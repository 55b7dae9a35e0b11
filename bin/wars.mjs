import { openWars } from './war-pieces.mjs'

/** A thread that plays wars on. */
openWars().load('wars.cjs')
