import { type Understood, understoodAnswer, understoodQuestion } from '#maths/understood/understood.ts'

/** What is to be read: a question, or the answer to it. */
export interface ToRead {
  question: string
  answer?: string
}

/** A thread of its own: a long text would keep the child from typing. */
addEventListener('message', ({ data: { question, answer } }: MessageEvent<ToRead>) => {
  const understood: Understood | undefined =
    answer === undefined ? understoodQuestion(question) : understoodAnswer(question, answer)
  postMessage(understood)
})
