/** Milliseconds of the processor below which a reading tells nothing. */
const FLOOR = 2
const SIZES = 2

/** Reading may take four times as long for twice the text, with something over for a busy machine. */
export const MOST_GROWTH = 6
/** What disturbs one look, such as the tidying up of memory, hardly disturbs each of so many. */
const LOOKS = 4

/**
 * How many times as much of the processor twice the size takes: about 2 for what reads its text once, 4 for each letter
 * with each other one, thousands for a pattern that tries everything. The least of several looks, the first that stays
 * below `MOST_GROWTH` being enough. No text of the double
 * size is read twice, because readings are remembered.
 * @param size letters, words or whatever `textOf` repeats
 */
export async function growth(
  size: number,
  textOf: (size: number) => string,
  read: (text: string) => unknown,
): Promise<number> {
  // What is only made or loaded at the first time counts for neither.
  for (let less = 1; less <= SIZES; less++) await read(textOf(Math.max(1, size - less)))
  const taken = async (from: number) => {
    const begin = process.threadCpuUsage()
    for (let more = 0; more < SIZES; more++) await read(textOf(from + more))
    const { user, system } = process.threadCpuUsage(begin)
    return (user + system) / 1_000 + FLOOR
  }
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < LOOKS && least >= MOST_GROWTH; look++) {
    const once = await taken(size + look * SIZES)
    least = Math.min(least, (await taken(2 * size + look * SIZES)) / once)
  }
  return least
}
