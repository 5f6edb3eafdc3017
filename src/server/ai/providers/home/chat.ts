import type { ChatQuestion } from '../../conversation.ts'
import type { Use } from '../../provider.ts'
import { withoutThoughts } from '../../without-thoughts.ts'
import { filesOf, ownEngine } from './own-engine.ts'

/** The most that a reply may be long, in tokens. */
const LONGEST = 500
/** Older words don't fit beside the instruction, and each has to be read anew. */
const MOST_MESSAGES = 12

export function chat(question: ChatQuestion, use: Use): AsyncIterable<string> {
  return withoutThoughts(write(question, use))
}

/** The words as they are written; who no longer listens ends the writing. */
async function* write({ instruction, messages }: ChatQuestion, use: Use): AsyncGenerator<string> {
  const engine = await ownEngine()
  const left = new AbortController()
  const written: string[] = []
  let news = Promise.withResolvers<void>()
  let end: { failure?: unknown } | undefined
  const finish = (how: { failure?: unknown }) => {
    end = how
    news.resolve()
  }
  const asked = {
    messages: [
      { role: 'system' as const, text: instruction },
      ...messages.slice(-MOST_MESSAGES).map(({ role, text }) => ({
        role: role === 'child' ? ('user' as const) : ('assistant' as const),
        text,
      })),
    ],
    tokens: LONGEST,
  }
  engine
    .ask(filesOf(use.connection), asked, AbortSignal.any([use.signal, left.signal]), text => {
      written.push(text)
      news.resolve()
    })
    .then(
      () => finish({}),
      (failure: unknown) => finish({ failure }),
    )
  try {
    while (end === undefined || written.length > 0) {
      if (written.length === 0) await news.promise
      news = Promise.withResolvers()
      const text = written.splice(0).join('')
      if (text !== '') yield text
    }
    if (end.failure !== undefined) throw end.failure
  } finally {
    left.abort()
  }
}
