/** What JavaScript itself and test tools look for on any object. */
const HARMLESS = ['then', 'toJSON', 'constructor', 'asymmetricMatch', 'nodeType', '$$typeof']

/** An object that throws when something is asked of it that the stand-in doesn't have. */
export function strict<T extends object>(name: string, object: T): T {
  return new Proxy(object, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !HARMLESS.includes(key)) {
        throw new Error(`The stand-in has no ${name}.${key}`)
      }
      return Reflect.get(target, key, target)
    },
  })
}

/** What an event's listeners get first. */
export function preventable<T extends object>(details: T) {
  let isPrevented = false
  return {
    ...details,
    get defaultPrevented() {
      return isPrevented
    },
    preventDefault() {
      isPrevented = true
    },
  }
}
