import { openCommand } from './command.mjs'

/** A thread that plays wars on. */
openCommand('wars').load('wars.cjs')
