import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Assessment } from '#contract/evaluations.ts'
import { type MarkedBy, markedBySchema } from '#contract/marking.ts'
import { withReading } from '#contract/readings.ts'
import type { Db } from '../db/schema.ts'

/** What a receipt vouches for: this mark of this answer, by whoever gave it. */
interface Mark {
  question: string
  answer: string
  score: number
  totalScore: number
}

const contentSchema = z.object({ markedBy: markedBySchema })

/** Signs marks, so that nobody can save one in a grown-up's or a tutor's name. */
export function createReceipts(db: Db) {
  let known: Promise<string> | undefined

  async function readSecret(): Promise<string> {
    const kept = () => db.selectFrom('receipt_secret').select('secret').executeTakeFirst()
    const before = await kept()
    if (before) return before.secret
    await db
      .insertInto('receipt_secret')
      .values({ id: 1, secret: randomBytes(32).toString('base64url') })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return (await kept())?.secret ?? ''
  }

  async function sign(childId: number, content: string, mark: Mark): Promise<Buffer> {
    known ??= readSecret().catch((error: unknown) => {
      known = undefined
      throw error
    })
    const { question, answer, score, totalScore } = mark
    const signed = [
      childId,
      content,
      question.trim(),
      answer.trim(),
      Math.round(score),
      Math.round(totalScore),
    ]
    return createHmac('sha256', await known)
      .update(JSON.stringify(signed))
      .digest()
  }

  return {
    /** The assessment with its receipt, where somebody is named who gave it and something was scored. */
    async withReceipt<A extends Assessment & { readQuestion?: string; readAnswer?: string }>(
      childId: number,
      asked: { question: string; answer: string },
      assessment: A,
    ): Promise<A> {
      const { markedBy, verdict, readQuestion, readAnswer } = assessment
      if (!markedBy || verdict) return assessment
      const content = Buffer.from(JSON.stringify({ markedBy })).toString('base64url')
      const mark = await sign(childId, content, {
        ...assessment,
        question: withReading(asked.question, readQuestion),
        answer: withReading(asked.answer, readAnswer),
      })
      return { ...assessment, receipt: `${content}.${mark.toString('base64url')}` }
    },

    /** @returns who gave the mark; undefined when the receipt is missing or another mark's */
    async read(childId: number, receipt: string | undefined, mark: Mark): Promise<MarkedBy | undefined> {
      const [content = '', signature = ''] = receipt?.split('.') ?? []
      if (content === '') return undefined
      const [given, own] = [Buffer.from(signature, 'base64url'), await sign(childId, content, mark)]
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      return contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8'))).markedBy
    },
  }
}

export type Receipts = ReturnType<typeof createReceipts>
