import type { Part as GeminiPart } from '@google/generative-ai'
import { HttpError } from '../../../shared/http-error.ts'
import { callService } from '../../call-service.ts'
import type { ModelRequest, Part } from '../../model-request.ts'
import type { Use } from '../../provider.ts'
import { readText } from './answer-text.ts'
import { generate } from './client.ts'
import { explain } from './errors.ts'
import { geminiSchema } from './schema.ts'

export async function mark(request: ModelRequest<unknown>, use: Use): Promise<string> {
  const asked = {
    instruction: request.instruction,
    contents: [{ role: 'user', parts: request.content.map(createPart) }],
    schema: geminiSchema(request.schema),
  }
  return callService(
    async () => readText(await generate(asked, use)),
    error => explain(error, use),
    use.signal,
  )
}

function createPart(part: Part): GeminiPart {
  if ('text' in part) return { text: part.text }
  const { type, bytes, name } = part.picture
  if (type === 'image/gif') {
    throw new HttpError(
      400,
      'not_a_picture',
      `Google Gemini can’t read GIF pictures such as “${name}”. Please save it as JPEG or PNG.`,
    )
  }
  return {
    inlineData: {
      mimeType: type,
      data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
    },
  }
}
