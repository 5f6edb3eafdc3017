import { seededNumbers } from '../../corpus/safety/seeded-numbers.ts'
import { crossings } from './crossings.ts'
import type { Photo } from './draw.ts'
import { type Font, furtherHands, hands, heldOutHands, lastHands, printed } from './fonts.ts'
import { furtherHomework, lastHomework } from './further-homework.ts'
import { type Homework, homework } from './homework.ts'
import { type Layout, layouts } from './layouts.ts'

/** A photo to read, with what stands there. */
export interface Case {
  /** What its figures are counted under. */
  kind:
    | 'print'
    | 'neat hands'
    | 'held-out hands'
    | 'handwritten sums'
    | 'further hands'
    | 'further handwritten sums'
    | 'last hands'
    | 'last handwritten sums'
    | 'other handwritten sums'
    | Layout['kind']
    | 'crossed out by chance'
  name: string
  photo: Photo
  question?: string
  answer?: string
  /** Numbered questions that are to be told apart. */
  questions?: readonly string[]
  text: string
}

const PAPERS = ['plain', 'lined', 'squared'] as const
const ORIENTATIONS = [1, 1, 6, 1, 8, 3] as const
const MEGAPIXELS = [1, 2, 3, 2, 1, 3, 2, 5, 1, 2, 3, 12] as const
const SUMS_A_PHOTO = 4
const PHOTOS_OF_SUMS = 15
/** Where no font writes. */
const PEOPLE = 'digits as people wrote them'
/** So many questions with their answers for each hand; every third has its question printed. */
const EACH_HAND = 12

/** How a photo is taken, another way each time. */
function taking(index: number): Omit<Photo, 'writings'> {
  const chance = seededNumbers(index + 1)
  // The first numbers after near seeds are near.
  for (let warm = 0; warm < 8; warm++) chance()
  const between = (least: number, most: number) => least + (most - least) * chance()
  return {
    chance,
    paper: PAPERS[index % PAPERS.length] ?? 'plain',
    tilt: between(-10, 10),
    lean: [between(-14, 14), between(-14, 14)],
    shade: between(0, 0.5),
    blur: between(0, 0.8),
    megapixels: MEGAPIXELS[index % MEGAPIXELS.length] ?? 2,
    orientation: ORIENTATIONS[(index >> 1) % ORIENTATIONS.length] ?? 1,
  }
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** All photos, the same each time. */
export function photos(): Case[] {
  const cases: Case[] = []
  const add = (photo: Omit<Case, 'photo' | 'text'>, writings: Photo['writings']) => {
    const text = writings.map(each => each.text).join('\n')
    cases.push({ ...photo, text, photo: { ...taking(cases.length), writings } })
  }
  for (const [index, { question }] of homework.entries()) {
    for (const step of [0, 2]) {
      const font = at(printed, index + step)
      add({ kind: 'print', name: font.name, question }, [{ text: question, font }])
    }
  }
  const written = (kind: Case['kind'], font: Font, start: number) => {
    for (let each = 0; each < EACH_HAND; each++) {
      const { question, answers } = at(homework, start * 5 + each * 7) as Homework
      const answer = at(answers, start + each)
      const asked = each % 3 === 2 ? at(printed, start + each) : font
      add({ kind, name: font.name, question, answer }, [
        { text: question, font: asked },
        { text: answer, font },
      ])
    }
  }
  for (const [index, font] of hands.entries()) written('neat hands', font, index)
  for (const [index, font] of heldOutHands.entries()) written('held-out hands', font, index)
  const sums = (kind: Case['kind'], seed: number, count: number) => {
    const chance = seededNumbers(seed)
    for (let each = 0; each < count; each++) {
      const text = Array.from({ length: SUMS_A_PHOTO }, () => sum(chance)).join('\n')
      add({ kind, name: PEOPLE }, [{ text }])
    }
  }
  sums('handwritten sums', 77, PHOTOS_OF_SUMS)
  /** Each question once, in one hand after the other. */
  const once = (kind: Case['kind'], fonts: readonly Font[], list: readonly Homework[]) => {
    for (const [index, { question, answers }] of list.entries()) {
      const font = at(fonts, index)
      const answer = at(answers, index >> 2)
      const asked = index % 3 === 2 ? at(printed, index) : font
      add({ kind, name: font.name, question, answer }, [
        { text: question, font: asked },
        { text: answer, font },
      ])
    }
  }
  once('further hands', furtherHands, furtherHomework)
  sums('further handwritten sums', 4_711, PHOTOS_OF_SUMS)
  once('last hands', lastHands, lastHomework)
  sums('last handwritten sums', 90_210, PHOTOS_OF_SUMS)
  sums('other handwritten sums', 1_234_567, PHOTOS_OF_SUMS)
  for (const { kind, writings, questions } of layouts())
    add({ kind, name: writings[0]?.font?.name ?? '', ...(questions && { questions }) }, writings)
  // Nothing was learnt from these hands.
  const unlearnt = [...heldOutHands, ...furtherHands, ...lastHands].flatMap(font => [font, undefined])
  for (const writings of crossings(20_261, unlearnt))
    add({ kind: 'crossed out by chance', name: writings[0]?.font?.name ?? PEOPLE }, writings)
  return cases
}

/** A sum with its outcome, which is wrong now and then. */
function sum(chance: () => number): string {
  const whole = (least: number, most: number) => least + Math.floor(chance() * (most - least))
  const slip = chance() < 0.3 ? whole(1, 9) : 0
  const kind = whole(0, 4)
  const [one, other] = [whole(10, 999), whole(10, 999)]
  const small = whole(2, 10)
  if (kind === 0) return `${one} + ${other} = ${one + other + slip}`
  if (kind === 1) return `${Math.max(one, other)} - ${Math.min(one, other)} = ${Math.abs(one - other) + slip}`
  if (kind === 2) return `${one} × ${small} = ${one * small + slip}`
  return `${one * small} ÷ ${small} = ${one + slip}`
}
