/** Kinds of a GGUF file's values, by their numbers. */
export const U32 = 4
export const F32 = 6
export const BOOL = 7
export const TEXT = 8
export const LIST = 9
export const I32 = 5

export type Value = number | string | boolean | { of: number; values: (number | string)[] }

/** Bytes in order, little endian. */
function writer() {
  const parts: Buffer[] = []
  let length = 0
  const push = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  const number = (bytes: number, write: (buffer: Buffer) => void) => {
    const buffer = Buffer.alloc(bytes)
    write(buffer)
    push(buffer)
  }
  const u32 = (value: number) => number(4, buffer => buffer.writeUInt32LE(value))
  const u64 = (value: number) => number(8, buffer => buffer.writeBigUInt64LE(BigInt(value)))
  const text = (value: string) => {
    u64(Buffer.byteLength(value))
    push(Buffer.from(value))
  }
  const plain = (kind: number, value: number | string | boolean) => {
    if (kind === TEXT) text(String(value))
    else if (kind === BOOL) push(Buffer.from([value ? 1 : 0]))
    else if (kind === U32) u32(Number(value))
    else
      number(4, buffer =>
        kind === F32 ? buffer.writeFloatLE(Number(value)) : buffer.writeInt32LE(Number(value)),
      )
  }
  return {
    push,
    u32,
    u64,
    text,
    value(kind: number, value: Value) {
      u32(kind)
      if (typeof value !== 'object') return plain(kind, value)
      u32(value.of)
      u64(value.values.length)
      for (const each of value.values) plain(value.of, each)
    },
    align: () => push(Buffer.alloc((32 - (length % 32)) % 32)),
    bytes: () => Buffer.concat(parts),
  }
}

/** The same seed gives the same numbers, of about the given size. */
export function numbers(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return (count: number, size: number) =>
    Float32Array.from(
      { length: count },
      () => size * Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next()),
    )
}

/** A model's file: what it says about itself, and its numbers with their sizes. */
export function ggufFile(
  about: readonly [string, number, Value][],
  tensors: readonly [string, readonly number[], Float32Array][],
): Buffer {
  const file = writer()
  file.push(Buffer.from('GGUF'))
  file.u32(3)
  file.u64(tensors.length)
  file.u64(about.length)
  for (const [name, kind, value] of about) {
    file.text(name)
    file.value(kind, value)
  }
  let offset = 0
  for (const [name, sizes, data] of tensors) {
    file.text(name)
    file.u32(sizes.length)
    for (const size of sizes) file.u64(size)
    file.u32(0)
    file.u64(offset)
    offset += Math.ceil(data.byteLength / 32) * 32
  }
  file.align()
  for (const [, , data] of tensors) {
    file.push(Buffer.from(data.buffer))
    file.align()
  }
  return file.bytes()
}
