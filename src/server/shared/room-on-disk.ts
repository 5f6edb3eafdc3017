/** In bytes: a full disk stops more than a download. */
const LEFT_FREE = 1_000_000_000

/**
 * Words where a disk has no room for so many bytes more; none where it has, or nobody can tell.
 * @param wayOut what can be done, such as `make room, then try again`
 */
export function tooLittleRoom(bytes: number, free: number | undefined, wayOut: string): string | undefined {
  const needed = bytes + LEFT_FREE
  if (free === undefined || free >= needed) return undefined
  return `There is too little room on the disk: ${inGb(needed)} are needed, and ${inGb(free)} are free. Please ${wayOut}.`
}

const inGb = (bytes: number) => `${(bytes / 1_000_000_000).toFixed(1)} GB`
