import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Told } from './learn-to-read.ts'

const FOLDERS = [import.meta.dirname, join(import.meta.dirname, 'learnt')]
/** What the made stories and the fitting are written in. */
const SOURCES = ['patterns-of-stories.txt', 'made-stories.ts', 'learn-to-read.ts']

/** Every file of stories that is learnt from, by its writer. */
export function storyFiles(): Map<string, string> {
  const found = new Map<string, string>()
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder).toSorted()) {
      const voice = name.replace('.jsonl', '')
      if (name.endsWith('.jsonl') && !found.has(voice)) found.set(voice, join(folder, name))
    }
  }
  return found
}

/** What each writer told, with the answers as numbers: 0.75 for `3/4`; null where no number answers. */
export function learntVoices(): Map<string, Told[]> {
  return new Map([...storyFiles()].map(([voice, file]) => [voice, storiesIn(readFileSync(file, 'utf8'))]))
}

function storiesIn(text: string): Told[] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const { q, answer } = JSON.parse(line) as { q: string; answer: number | string | null }
      return { q, answer: numberOf(answer) }
    })
}

/** An answer as a number: 0.75 for `3/4`; null where none answers. */
export function numberOf(answer: number | string | null): number | null {
  if (typeof answer !== 'string') return answer
  const [, top, bottom = '1'] = /^(-?\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(answer) ?? []
  return top === undefined ? null : Number(top) / Number(bottom)
}

/** Changes with the stories and with what is made of them. */
export function corpusHash(): string {
  const hash = createHash('sha256')
  for (const file of storyFiles().values()) hash.update(readFileSync(file))
  for (const name of SOURCES) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 16)
}
