/** Lets the browser paint and answer before the next piece of work. */
export const nextTask = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      go()
    }
    port2.postMessage(null)
  })
