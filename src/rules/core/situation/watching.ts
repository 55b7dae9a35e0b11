/** A record that tells which of its names are looked up; copying it whole tells nothing. */
export function watched<T extends object>(record: T, tell: (name: string) => void): T {
  let copied: PropertyKey | undefined
  return new Proxy(record, {
    getOwnPropertyDescriptor(target, name) {
      copied = name
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    get(target, name) {
      if (typeof name === 'string' && name !== copied) tell(name)
      copied = undefined
      return Reflect.get(target, name)
    },
  })
}
