import type { Use } from './ai-use.ts'
import type { LanguageModel, ModelRequest, Part } from './language-model.ts'

/** Writes down that a request of an account goes to a service. @throws HttpError when it may not go */
export type RecordUse = (accountId: number, use: Use) => Promise<void>

/** A model that asks before each request whether it may go out, with the request's size. */
export function meteredModel(model: LanguageModel, record: (bytes: number) => Promise<void>): LanguageModel {
  return {
    service: model.service,
    async answer(request, signal) {
      await record(bytesOf(request))
      return model.answer(request, signal)
    },
    listModels: signal => model.listModels(signal),
  }
}

/** What a request holds as it is sent, in bytes: texts in UTF-8, pictures in base64. */
export function bytesOf({
  instruction,
  content,
}: Pick<ModelRequest<unknown>, 'instruction' | 'content'>): number {
  return content.reduce((sum, part) => sum + bytesOfPart(part), Buffer.byteLength(instruction))
}

function bytesOfPart(part: Part): number {
  return 'text' in part ? Buffer.byteLength(part.text) : Math.ceil(part.picture.bytes.byteLength / 3) * 4
}
