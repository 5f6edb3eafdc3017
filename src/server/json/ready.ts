/** A body that is JSON already, of the shape `T`: it goes out as it is. */
export class ReadyJson<T> {
  readonly bytes: Uint8Array
  /** Of no value: what is for one call doesn't answer another. */
  declare readonly shape: T

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}
