import { parentPort } from 'node:worker_threads'
import { playWars, type WarsAsked } from '../../counsel/index.ts'

/** A thread that plays wars on, as many at a time as it is asked for. */
parentPort?.on('message', (asked: WarsAsked) => parentPort?.postMessage([...playWars(asked)]))
