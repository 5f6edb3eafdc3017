import type { ByHand } from '#maths/kinds/by-hand.ts'
import { handFor } from '#maths/understood/hand-for.ts'
import { type Understood, understoodAnswer, understoodQuestion } from '#maths/understood/understood.ts'

/** What is to be read: a question, or the answer to it. */
export interface ToRead {
  question: string
  answer?: string
}

/** A question for which a way to answer it by hand is to be found. */
export interface HandToFind {
  question: string
  wants: 'hand'
}

/** A thread of its own: a long text would keep the child from typing. */
addEventListener('message', ({ data }: MessageEvent<ToRead | HandToFind>) => {
  const told: Understood | ByHand | undefined =
    'wants' in data
      ? handFor(data.question)
      : data.answer === undefined
        ? understoodQuestion(data.question)
        : understoodAnswer(data.question, data.answer)
  postMessage(told)
})
