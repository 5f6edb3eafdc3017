import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import { stamp } from '#server/db/stamp.ts'
import { isHeld, readText, removeFile, renameFile } from '#server/shared/held-files.ts'

export type Kept<T> =
  /** There was never anything. */
  | { state: 'none' }
  | { state: 'good'; value: T }
  /** There was something, and neither it nor the one before it can be read. */
  | { state: 'damaged' }

export interface KeptJson<T> {
  /**
   * As the file was when it was opened, or as it was written or set aside since. While another program held it, what was
   * there before counts, and the file is looked at again each time.
   */
  read(): Kept<T>
  /**
   * Puts the value into the file, whole or not at all, and keeps the one before it.
   * @param isForgetting when what was there before must not stay on the disk
   * @throws when the disk refuses, or when what is there is damaged: that has to be set aside first; when another
   * program holds the file, or held it when it was last read: what nobody has read is not written over
   */
  write(value: T, options?: { isForgetting?: boolean }): void
  /** Renames what is damaged, so that a new file may take its place. Somebody may still repair it. */
  setAside(): void
}

const AWAY = '.damaged-'

/** A small JSON file that must not be forgotten. Where it is damaged, the one before it counts. */
export function keptJson<T>(file: string, schema: z.ZodType<T>): KeptJson<T> {
  const before = `${file}.before`
  let now = look(readText)

  function look(read: (file: string) => string): Looked<T> {
    const present = readJson(file, schema, read)
    const former = readJson(before, schema, read)
    const good = [present, former].find(({ kept }) => kept.state === 'good')
    const isNew = present.kept.state === 'none' && former.kept.state === 'none'
    const kept = good?.kept ?? { state: isNew ? 'none' : 'damaged' }
    return { kept, text: good?.text, isHeld: present.isHeld || (!good && former.isHeld) }
  }

  return {
    read() {
      if (now.isHeld) now = look(readAtOnce)
      return now.kept
    },
    write(value, { isForgetting = false } = {}) {
      if (now.isHeld) {
        now = look(readAtOnce)
        throw new Error(`${file} was held by another program and must be read first`)
      }
      const { kept, text } = now
      if (kept.state === 'damaged') throw new Error(`${file} is damaged and must not be overwritten`)
      const next = JSON.stringify(value)
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      // First, so that at each moment one of the two is whole.
      if (text !== undefined && !isForgetting) replace(before, text)
      replace(file, next)
      if (isForgetting) {
        replace(before, next)
        removeSetAside(file)
      }
      now = { kept: { state: 'good', value }, text: next, isHeld: false }
    },
    setAside() {
      if (now.isHeld) now = look(readAtOnce)
      if (now.isHeld || now.kept.state !== 'damaged') return
      const away = `${AWAY}${stamp(new Date())}`
      for (const each of [file, before]) if (existsSync(each)) renameFile(each, `${each}${away}`)
      now = { kept: { state: 'none' }, text: undefined, isHeld: false }
    },
  }
}

interface Looked<T> {
  kept: Kept<T>
  text: string | undefined
  /** Another program held the file for longer than we have patience. */
  isHeld: boolean
}

/** Later looks don't hold up the app: the next one comes with the next question. */
const readAtOnce = (file: string) => readFileSync(file, 'utf8')

function readJson<T>(file: string, schema: z.ZodType<T>, read: (file: string) => string): Looked<T> {
  try {
    const text = read(file)
    return { kept: { state: 'good', value: schema.parse(JSON.parse(text)) }, text, isHeld: false }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return { kept: { state: isMissing ? 'none' : 'damaged' }, text: undefined, isHeld: isHeld(error) }
  }
}

/** Once the name points to the new text, that is on the disk. */
function replace(file: string, text: string): void {
  const fresh = `${file}.new`
  removeFile(fresh)
  const descriptor = openSync(fresh, 'w', 0o600)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameFile(fresh, file)
  flushFolder(dirname(file))
}

function removeSetAside(file: string): void {
  const folder = dirname(file)
  for (const name of readdirSync(folder)) {
    if (name.startsWith(basename(file)) && name.includes(AWAY)) removeFile(join(folder, name))
  }
}

/** Makes a new name last. Windows has no such thing, and needs none. */
function flushFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch {}
}
