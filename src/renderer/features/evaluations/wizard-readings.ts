import type { PictureReading } from '#contract/picture-readings.ts'
import { isKindWords } from '#lib/api.ts'
import { wordsOf } from '#lib/plain-words.ts'
import { isAutomatic, type Reading, type Side } from './pictures.ts'
import type { ReadPicture } from './read-picture.ts'

/** How far the reading of one picture has come. */
export type ReadingState =
  /** Both are 0 until the lines are found. */
  | { state: 'reading'; read: number; of: number }
  /** `isTaken` when its text stands in the field, `isSeen` once a child could look it over there. */
  | { state: 'read'; reading: PictureReading; isTaken: boolean; isSeen: boolean }
  /** Nothing sensible was read; what helps, in words. */
  | { state: 'unread'; words: string }

export interface ReadingsState {
  /** What is read here of the pictures; one that an AI sees by itself has none. */
  readings: ReadonlyMap<File, ReadingState>
  /** What was put into each field from pictures, as long as it stands there by itself. */
  readTexts: Record<Side, string>
}

export interface ReadingsActions {
  /** Reads a picture that was just added; what stands there goes into the side's field where that is free. */
  readPicture(side: Side, picture: File): Promise<void>
  /** Puts what was read of a picture into the field, below what stands there. */
  takeReading(side: Side, picture: File): void
  /** The child has had the reading before its eyes. */
  seeReadings(side: Side): void
  /** Puts another text of the same reading there, such as one question of several. */
  putRead(side: Side, text: string): void
}

export const noReadings = {
  readings: new Map<File, ReadingState>(),
  readTexts: { question: '', answer: '' },
} as const satisfies ReadingsState

type Both = ReadingsState & Record<Side, string> & { pictures: Record<Side, readonly File[]>; round: number }

/** @param read reads a picture on this computer; missing where nobody does */
export function readingsActions(
  get: () => Both,
  set: (change: Partial<Both>) => void,
  read: ReadPicture | undefined,
): ReadingsActions {
  const know = (picture: File, state: ReadingState | undefined) => {
    const readings = new Map(get().readings)
    if (state) readings.set(picture, state)
    else readings.delete(picture)
    set({ readings })
  }
  const put = (side: Side, text: string) => {
    set({ [side]: text, readTexts: { ...get().readTexts, [side]: text } })
  }

  return {
    async readPicture(side, picture) {
      if (!read) return
      const { round } = get()
      const isWanted = () => get().round === round && get().pictures[side].includes(picture)
      know(picture, { state: 'reading', read: 0, of: 0 })
      try {
        const { reading, unread } = await read(side, picture, (done, of) => {
          if (isWanted()) know(picture, { state: 'reading', read: done, of })
        })
        if (!isWanted()) return
        if (!reading)
          return know(picture, unread === undefined ? undefined : { state: 'unread', words: unread })
        know(picture, { state: 'read', reading, isTaken: false, isSeen: false })
        const { [side]: text, readTexts } = get()
        if (isFree(text) || text === readTexts[side]) take(side, picture)
      } catch (error) {
        if (!isWanted()) return
        know(picture, isKindWords(error) ? undefined : { state: 'unread', words: wordsOf(error, UNREAD) })
      }
    },
    takeReading: take,
    seeReadings(side) {
      for (const picture of get().pictures[side]) {
        const known = get().readings.get(picture)
        if (known?.state === 'read' && !known.isSeen) know(picture, { ...known, isSeen: true })
      }
    },
    putRead: put,
  }

  function take(side: Side, picture: File): void {
    const known = get().readings.get(picture)
    if (known?.state !== 'read') return
    const { question, answer } = partsOf(known.reading)
    if (question === undefined) add(side, known.reading.text)
    else if (side === 'answer') add(side, isSame(question, get().question) ? answer : known.reading.text)
    else {
      add(side, question)
      // Its answer comes along, where none was given yet.
      if (isFree(get().answer)) add('answer', answer)
    }
    know(picture, { ...known, isTaken: true })
  }

  function add(side: Side, words: string): void {
    const { [side]: text } = get()
    const before = isFree(text) ? '' : text.trim()
    put(side, before === '' ? words : `${before}\n${words}`)
  }
}

const isFree = (text: string) => isAutomatic(text) || text.trim() === ''

const MOSTLY = 0.6

/** Whether what was read is, more or less, the question that is known already. */
function isSame(read: string, known: string): boolean {
  const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const words = new Set(wordsIn(known))
  const own = wordsIn(read)
  return own.filter(word => words.has(word)).length > MOSTLY * own.length
}

/** A page's question and the answer below it; without a question where it has not both. */
export function partsOf({ text, answerFrom }: PictureReading): { question?: string; answer: string } {
  if (answerFrom === undefined) return { answer: text }
  return { question: text.slice(0, answerFrom).trim(), answer: text.slice(answerFrom).trim() }
}

const UNREAD = 'This picture could not be read here. Please type the words.'

/** What stands in the fields by pictures that were read here, as it was looked over; it counts over the pictures. */
export function lookedOver(state: Both): Reading | undefined {
  const textOf = (side: Side) => {
    const isTaken = state.pictures[side].some(picture => {
      const known = state.readings.get(picture)
      return known?.state === 'read' && known.isTaken
    })
    return isTaken && state[side].trim() !== '' ? state[side] : undefined
  }
  const reading = { question: textOf('question'), answer: textOf('answer') }
  return reading.question === undefined && reading.answer === undefined ? undefined : reading
}

/** The first side with something unsure in it that no child has had before its eyes. */
export function unseenSide({ pictures, readings }: Both): Side | undefined {
  return (['question', 'answer'] as const).find(side =>
    pictures[side].some(picture => {
      const known = readings.get(picture)
      return known?.state === 'read' && known.isTaken && !known.isSeen && known.reading.doubts.length > 0
    }),
  )
}
