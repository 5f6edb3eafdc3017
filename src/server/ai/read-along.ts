import type { PictureReading } from '#contract/picture-readings.ts'
import type { Picture } from '#contract/pictures.ts'
import { isAutomatic, withReading } from '#contract/readings.ts'
import { maths } from '../engine/maths.ts'
import { orWithout } from '../engine/poison.ts'
import { HttpError } from '../shared/http-error.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import type { PictureToRead } from './provider.ts'
import type { AnswerToAssess, QuestionToMark } from './tutor.ts'

/** The `read` port of whoever reads pictures for a child. */
export type Read = (picture: PictureToRead, signal: AbortSignal) => Promise<PictureReading | undefined>

/**
 * Makes text of the pictures of what is to be marked, so that it is marked as typed text is.
 * @returns the texts without pictures, and what was read of each side
 * @throws HttpError `ai_not_connected` when nothing sensible was read, 422 `picture_unread` when not all of it surely
 */
export async function readAlong<I extends QuestionToMark & Partial<AnswerToAssess>>(
  input: I,
  read: Read,
  signal: AbortSignal,
): Promise<{ texts: I; reading: Pick<AnswerToAssess, 'readQuestion' | 'readAnswer'> }> {
  const { questionPictures, answerPictures, onRead, ...rest } = input
  const side = async (
    name: 'question' | 'answer',
    text: string,
    known: string | undefined,
    pictures: readonly Picture[] = [],
  ) =>
    known ?? (await readAll({ side: name, text, pictures }, read, signal, said => onRead?.({ [name]: said })))
  const readQuestion = await side('question', input.question, input.readQuestion, questionPictures)
  const readAnswer = await side('answer', input.answer ?? '', input.readAnswer, answerPictures)
  const texts = {
    ...rest,
    question: withReading(input.question, readQuestion),
    ...(input.answer !== undefined && { answer: withReading(input.answer, readAnswer) }),
  } as unknown as I
  return {
    texts,
    reading: {
      ...(readQuestion !== undefined && { readQuestion }),
      ...(readAnswer !== undefined && { readAnswer }),
    },
  }
}

async function readAll(
  { side, text, pictures }: Pick<PictureToRead, 'side'> & { text: string; pictures: readonly Picture[] },
  read: Read,
  signal: AbortSignal,
  onRead: (said: string) => Promise<void> | undefined,
): Promise<string | undefined> {
  if (pictures.length === 0) return undefined
  // A text that can be marked by itself needs no second one, which may be the same misread.
  if (!isAutomatic(text) && (await orWithout(maths.canRead(text), false))) return undefined
  const readings: PictureReading[] = []
  for (const picture of pictures) {
    const reading = await read({ picture, side, onLine() {} }, signal)
    if (reading?.text) readings.push(reading)
  }
  // What was answered on the question's page is no part of the question.
  const own = ({ text, answerFrom }: PictureReading) =>
    side === 'question' ? text.slice(0, answerFrom).trim() : text
  const all = readings.map(own).join('\n')
  if (all === '') {
    if (!isAutomatic(text)) return undefined
    throw tutorFailure(
      'ai_not_connected',
      'I couldn’t read anything in the picture. It helps to go closer, with more light and one question in the picture. Or please type the words.',
    )
  }
  await onRead(readings.map(({ text: whole }) => whole).join('\n'))
  if (readings.some(({ doubts }) => doubts.length > 0))
    throw new HttpError(
      422,
      'picture_unread',
      `I read this as “${all}”, but I’m not sure of all of it, so nothing was marked. Please look it over and type it as it is.`,
    )
  return all
}
