import { AsyncLocalStorage } from 'node:async_hooks'

const whose = new AsyncLocalStorage<string>()

/** Does work whose tasks wait for the turns of one child or family, whatever the others want meanwhile. */
export function inTurnsOf<T>(owner: string, work: () => T): T {
  return whose.run(owner, work)
}

/** Names who takes turns: each child, so that siblings don't wait for each other either. */
export function turnsOf(familyId: number, childId?: number): string {
  return childId === undefined ? `family ${familyId}` : `child ${childId}`
}

/** Whose turn the work is that goes on here; what belongs to nobody shares one. */
export function turnOwner(): string {
  return whose.getStore() ?? ''
}

/** Waiting lines, one for each owner, that are served in turns. */
export class Turns<T> {
  readonly #lines = new Map<string, T[]>()

  get size(): number {
    let size = 0
    for (const line of this.#lines.values()) size += line.length
    return size
  }

  add(owner: string, item: T): void {
    const line = this.#lines.get(owner)
    if (line) line.push(item)
    else this.#lines.set(owner, [item])
  }

  /**
   * Takes the first in the line of whoever has waited longest for a turn.
   * @param mayHave whether an owner may have a turn now
   */
  take(mayHave: (owner: string) => boolean): T | undefined {
    for (const [owner, line] of this.#lines) {
      if (!mayHave(owner)) continue
      const item = line.shift()
      // To the end of the row, where others are before it next time.
      this.#lines.delete(owner)
      if (line.length > 0) this.#lines.set(owner, line)
      return item
    }
    return undefined
  }

  /** How many come before the first of an owner's; undefined where it has none. */
  before(owner: string): number | undefined {
    const at = [...this.#lines.keys()].indexOf(owner)
    return at < 0 ? undefined : at
  }

  /** Takes one out before its turn. */
  remove(owner: string, item: T): void {
    const line = this.#lines.get(owner)
    const at = line?.indexOf(item) ?? -1
    if (!line || at < 0) return
    line.splice(at, 1)
    if (line.length === 0) this.#lines.delete(owner)
  }
}
