/** The hash of Fowler, Noll and Vo (FNV-1a, 32 bits) of the UTF-16 units of a name. */
export function hashOf(name: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

/** The same as one of so many buckets. */
export const bucketOf = (name: string, buckets: number): number => hashOf(name) % buckets
