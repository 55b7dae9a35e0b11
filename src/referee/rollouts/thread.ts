import { type MessagePort, parentPort } from 'node:worker_threads'
import { playWars, type WarsAsked } from '../../counsel/index.ts'

/** For whoever builds this: what wars need is compiled by playing some. */
export { playWars }

/** Work whose answer somebody waits for without letting anything else go on: it is laid on the port, then the bell is rung. */
interface Awaited {
  readonly asked: WarsAsked
  readonly port: MessagePort
  readonly bell: Int32Array
}

const isAwaited = (message: WarsAsked | Awaited): message is Awaited => 'bell' in message

function ring(bell: Int32Array): void {
  Atomics.add(bell, 0, 1)
  Atomics.notify(bell, 0)
}

/** A thread that plays wars on, as many at a time as it is asked for. */
parentPort?.on('message', (message: WarsAsked | Awaited) => {
  if (!isAwaited(message)) {
    parentPort?.postMessage([...playWars(message)])
    return
  }
  try {
    message.port.postMessage([...playWars(message.asked)])
  } catch (error) {
    message.port.postMessage({ failed: error instanceof Error ? error.message : String(error) })
  }
  ring(message.bell)
})
