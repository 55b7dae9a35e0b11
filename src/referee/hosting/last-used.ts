/** What was used last, by name, and no more of it than so many. Nothing is moved about when something is used, for that is often. */
export class LastUsed<T extends object> {
  readonly #most: number
  readonly #kept = new Map<string, { readonly what: T; at: number }>()
  #now = 0

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): T | undefined {
    const found = this.#kept.get(name)
    if (found === undefined) return undefined
    found.at = ++this.#now
    return found.what
  }

  set(name: string, what: T): void {
    this.#kept.set(name, { what, at: ++this.#now })
    if (this.#kept.size > this.#most) this.#forgetOldest()
  }

  delete(name: string): void {
    this.#kept.delete(name)
  }

  #forgetOldest(): void {
    let [oldest, at] = ['', Number.POSITIVE_INFINITY]
    for (const [name, one] of this.#kept) if (one.at < at) [oldest, at] = [name, one.at]
    this.#kept.delete(oldest)
  }
}
