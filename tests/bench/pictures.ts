import { readFileSync } from 'node:fs'
import { compose } from '#server/ai/providers/builtin/read/compose.ts'
import { openEngine } from '#server/ai/providers/builtin/read/engine.ts'
import { readingFiles } from '#server/ai/providers/builtin/read/reading-files.ts'
import { launchBrowser } from '../harness/browser.ts'
import type { Bench, Figure } from './figure.ts'
import { openCamera } from './pictures/draw.ts'
import { allFonts } from './pictures/fonts.ts'
import { type Case, photos } from './pictures/photos.ts'
import { addScore, noScore, plain, type Score } from './pictures/score.ts'

/** A page as it is at home, for the time that reading one takes. */
const PAGE = new URL('../corpus/pictures/three-questions.jpg', import.meta.url)

const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6

/** How photos of homework are read, drawn and taken in many ways, and how long it takes, of one processor. */
export const pictures: Bench = {
  name: 'pictures',
  async run() {
    const begin = process.cpuUsage()
    const engine = await openEngine(readingFiles())
    const loading = seconds(process.cpuUsage(begin))
    const scores = new Map<Case['kind'], Score>()
    const browser = await launchBrowser()
    const camera = await openCamera(browser, allFonts)
    for (const each of photos()) {
      const page = await engine.read({ type: 'image/jpeg', bytes: await camera.take(each.photo) }, () => {})
      const reading = page && compose(page)
      const score = scores.get(each.kind) ?? noScore()
      scores.set(each.kind, score)
      const { slips, marks } = await addScore(score, each, reading)
      if (slips > 0 || marks !== 'right')
        console.log(`  ${each.name}, ${marks}: ${plain(each.text)} | ${plain(reading?.text ?? '')}`)
    }
    await browser.close()
    const picture = { type: 'image/jpeg', bytes: readFileSync(PAGE) } as const
    const start = process.cpuUsage()
    await engine.read(picture, () => {})
    const page = seconds(process.cpuUsage(start))
    return [
      ...[...scores].flatMap(([kind, score]) => figuresOf(kind, score)),
      { what: 'loading the models, of one processor', value: loading, unit: 's', aim: { most: 2 } },
      { what: 'a page of three lines, of one processor', value: page, unit: 's', aim: { most: 4 } },
    ]
  },
}

/** What is wanted of each kind, in per cent: of characters, of whole questions, of lines, and of lines that looked sure. */
const WANTED: Record<Case['kind'], { characters?: number; whole?: number; lines?: number; sure?: number }> = {
  print: { characters: 99.5, whole: 95 },
  'neat hands': { characters: 97, whole: 80 },
  'held-out hands': { characters: 97, whole: 80 },
  'handwritten sums': { lines: 80, sure: 98 },
  'further hands': { characters: 97, whole: 80 },
  'further handwritten sums': { lines: 80, sure: 98 },
  'last hands': { characters: 97, whole: 80 },
  'last handwritten sums': { lines: 80, sure: 98 },
  'other handwritten sums': { lines: 80, sure: 98 },
  columns: {},
  'sums in columns': {},
  'fractions and powers': {},
  'crossed out': {},
  'crossed out by chance': {},
}

/** What is said of one kind of photos. */
export function figuresOf(kind: Case['kind'], score: Score): Figure[] {
  const wanted = WANTED[kind]
  const share = (what: string, part: number, of: number, least = 0): Figure => ({
    what: `${kind}, ${part.toLocaleString('en')} of ${of.toLocaleString('en')} ${what}`,
    value: (100 * part) / Math.max(1, of),
    unit: '%',
    aim: { least },
  })
  const { photos: all, characters, slips, markedRight, unmarked } = score
  return [
    share('characters right', characters - slips, characters, wanted.characters),
    share('lines right', score.linesRight, score.lines, wanted.lines),
    share('lines with no doubt right', score.linesSureRight, score.linesSure, wanted.sure),
    share('photos wholly right', score.whole, all, wanted.whole),
    share('photos marked as what stands there', markedRight, all),
    share('photos not marked, for something can’t be read', unmarked, all),
    {
      what: `${kind}, photos marked wrongly with nothing shown as doubtful, of ${all}`,
      value: score.markedWronglyUnseen,
      unit: 'photos',
      aim: { most: 0 },
    },
    {
      what: `${kind}, photos with something wrong that is not shown as doubtful, of ${all}`,
      value: score.wrongButSure,
      unit: 'photos',
      aim: { most: 0 },
    },
  ]
}
