/** What a function takes, as its own text says. */
function parametersOf(work) {
  const [, listed = ''] = /^(?:async )?(?:function\s*\w*\s*)?\(([\s\S]*?)\)\s*(?:=>|\{)/.exec(String(work)) ?? []
  return listed
    .replaceAll(/\{[^{}]*\}/g, '{ … }')
    .replaceAll(/\s*=\s*[^,]+/g, '')
    .replaceAll(/\s+/g, ' ')
}

const isOfTheLanguage = (error) => error instanceof TypeError || error instanceof ReferenceError

function misused(name, work, error) {
  if (!isOfTheLanguage(error)) throw error
  throw new Error(`${name} takes (${parametersOf(work)}); what it was given cannot be used: ${error.message}`, { cause: error })
}

const known = new WeakMap()

/** The same function for programs of others: what it cannot use is an error with a sentence of ours, never one of the language. */
export function guarded(name, work) {
  if (typeof work !== 'function' || /^class\b/.test(String(work))) return work
  if (!known.has(work))
    known.set(
      work,
      new Proxy(work, {
        apply(target, self, given) {
          try {
            const found = Reflect.apply(target, self, given)
            return found instanceof Promise ? found.catch((error) => misused(name, work, error)) : found
          } catch (error) {
            return misused(name, work, error)
          }
        },
      }),
    )
  return known.get(work)
}
