/** What is made when it is first asked for, and once. */
export interface Late<T> {
  (): Promise<T>
  /** What has been made so far, once it is there; undefined where nobody has asked. */
  made(): Promise<T> | undefined
}

/** @param make tried again after it has failed */
export function late<T>(make: () => Promise<T>): Late<T> {
  let making: Promise<T> | undefined
  const get = () => {
    making ??= make().catch(error => {
      making = undefined
      throw error
    })
    return making
  }
  return Object.assign(get, { made: () => making })
}
