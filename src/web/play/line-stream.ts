import { eyesFor, type SeenLine } from './wire.ts'

const DATA = /^data: ?(.*)$/gm

/** What one message of a stream says; a heartbeat says nothing. */
function lineIn(message: string): SeenLine | undefined {
  const said = [...message.matchAll(DATA)].map(([, text = '']) => text).join('\n')
  return said === '' ? undefined : (JSON.parse(said) as SeenLine)
}

/** Follows what happens until the line is gone or no longer wanted; every kind of event comes the same way. */
export async function followLines(url: string, signal: AbortSignal, opened: () => void, take: (line: SeenLine) => void): Promise<void> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'text/event-stream', ...eyesFor(url.replace('/api', '')) },
      cache: 'no-store',
      signal,
    })
    if (!response.ok || response.body === null) return
    opened()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const messages = `${rest}${chunk.value}`.replaceAll('\r\n', '\n').split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        const line = lineIn(message)
        if (line?.sequence !== undefined) take(line)
      }
    }
  } catch {
    // Gone like any other line that ends: whoever follows opens it again.
    return
  }
}
