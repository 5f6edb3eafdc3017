import { MOST_PICTURES } from '#contract/pictures.ts'
import { filledIn, isAutomatic, type PictureSource, type Side } from './pictures.ts'

export const TOO_MANY = `You can upload a maximum of ${MOST_PICTURES} images. Please remove some images first.`
export const LOST = 'The page was loaded again, and pictures are lost then. Please add them again.'

/** The wizard's pictures. They stay in memory alone, here or in the server's (`kept-pictures.ts`): none is left on the computer but those that are kept for a grown-up (`wizard-inbox.ts`). */
export interface PictureState {
  pictures: Record<Side, readonly File[]>
  /** How many are being made ready. */
  preparing: Record<Side, number>
  /** Why pictures were not taken, in words. */
  pictureProblems: Record<Side, readonly string[]>
  /** Counts the fresh starts: a picture that was begun before one and comes after it belongs to nobody. */
  round: number
}

export interface PictureActions {
  /** Adds pictures, made ready one after the other. More than there is room for are not taken at all. */
  addPictures(side: Side, source: PictureSource, files: readonly File[]): Promise<void>
  removePicture(side: Side, picture: File): void
}

export const noPictures = {
  pictures: { question: [], answer: [] },
  preparing: { question: 0, answer: 0 },
  pictureProblems: { question: [], answer: [] },
} as const satisfies Omit<PictureState, 'round'>

/** What pictures that come back change: the words in their stead go, and those beside them return. */
export function withFoundPictures(
  { pictures, pictureProblems, ...texts }: PictureState & Texts,
  found: Record<Side, readonly File[]>,
): Partial<PictureState & Texts> {
  const sides = (['question', 'answer'] as const).filter(side => found[side].length > 0)
  return Object.assign(
    {
      pictures: {
        question: [...found.question, ...pictures.question],
        answer: [...found.answer, ...pictures.answer],
      },
      pictureProblems: {
        question: found.question.length > 0 ? [] : pictureProblems.question,
        answer: found.answer.length > 0 ? [] : pictureProblems.answer,
      },
    },
    ...sides.map(side => ({ [side]: filledIn(side, 'uploaded', texts[side]) })),
  )
}

type Texts = Record<Side, string>
type Both = PictureState & Texts & { readTexts: Record<Side, string> }

/**
 * @param prepare makes a picture small and clean; throws an Error with words when it is none
 * @param onAdded told each picture that was added
 */
export function pictureActions(
  get: () => Both,
  set: (change: Partial<Both>) => void,
  prepare: (file: File) => Promise<File>,
  onAdded: (side: Side, picture: File) => void = () => {},
): PictureActions {
  const count = (side: Side, more: number) => {
    const { preparing } = get()
    set({ preparing: { ...preparing, [side]: preparing[side] + more } })
  }
  const complain = (side: Side, problems: readonly string[]) =>
    set({ pictureProblems: { ...get().pictureProblems, [side]: problems } })

  return {
    async addPictures(side, source, files) {
      const { pictures, preparing, round } = get()
      if (pictures[side].length + preparing[side] + files.length > MOST_PICTURES) {
        return complain(side, [TOO_MANY])
      }
      complain(side, [])
      count(side, files.length)
      for (const file of files) {
        // What the camera gave was drawn here already.
        const ready = source === 'captured' ? Promise.resolve(file) : prepare(file)
        const prepared = await ready.catch((error: unknown) => describeError(error, file))
        if (get().round !== round) return
        count(side, -1)
        if (typeof prepared === 'string') complain(side, [...get().pictureProblems[side], prepared])
        else {
          set({
            pictures: { ...get().pictures, [side]: [...get().pictures[side], prepared] },
            [side]: filledIn(side, source, get()[side]),
          })
          onAdded(side, prepared)
        }
      }
    },
    removePicture(side, picture) {
      const left = get().pictures[side].filter(each => each !== picture)
      const { [side]: text, readTexts } = get()
      const isTextWithoutPictures = left.length === 0 && (isAutomatic(text) || text === readTexts[side])
      // An answer that stood on the question's page goes with it.
      const { answer, pictures } = get()
      const isAnswerOfPage =
        side === 'question' && pictures.answer.length === 0 && answer !== '' && answer === readTexts.answer
      set({
        pictures: { ...pictures, [side]: left },
        ...(isTextWithoutPictures ? { [side]: '' } : {}),
        ...(isTextWithoutPictures && isAnswerOfPage ? { answer: '' } : {}),
      })
      complain(side, [])
    },
  }
}

function describeError(error: unknown, { name }: File): string {
  return error instanceof Error ? error.message : `“${name}” could not be read.`
}

/** What of a reloaded draft still holds when its pictures are gone. */
export function withoutLostPictures<Draft extends Texts & { step: 1 | 2 | 3 }>(
  draft: Draft,
  hadPictures: Record<Side, boolean>,
): Draft & Pick<PictureState, 'pictureProblems'> {
  const textOf = (side: Side) => (isAutomatic(draft[side]) ? '' : draft[side])
  const [question, answer] = [textOf('question'), textOf('answer')]
  const problemsOf = (side: Side) => (hadPictures[side] ? [LOST] : [])
  const firstGap = hadPictures.question ? 1 : hadPictures.answer ? 2 : 3
  return {
    ...draft,
    question,
    answer,
    step: firstGap < draft.step ? firstGap : draft.step,
    pictureProblems: { question: problemsOf('question'), answer: problemsOf('answer') },
  }
}
