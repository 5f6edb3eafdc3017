/** Hands each value to whoever waits for the next one. */
export function waiting<T>() {
  let waiter = Promise.withResolvers<T>()
  return {
    next: () => waiter.promise,
    take(value: T) {
      waiter.resolve(value)
      waiter = Promise.withResolvers<T>()
    },
  }
}
export type Waiting<T> = ReturnType<typeof waiting<T>>
