import type { AiProvider, Use } from '../../provider.ts'
import { lmStudioModels } from './lm-studio.ts'
import { isOllamaCloud, ollamaModels } from './ollama.ts'

const SEEING =
  /llava|vision|[-_.]vl|vl[:\-_]|gemma-?[3-9]|minicpm-?v|pixtral|moondream|internvl|mistral-small-?3|llama-?4/i

/** Any server at home that speaks the protocol that most of them have taken over, such as Ollama or LM Studio. */
export const local: AiProvider = {
  id: 'local',
  names: { screen: 'Local AI', sentence: 'The local AI', tutor: 'your own local AI' },
  kind: 'home',
  intro: 'An AI on a computer in your home, such as Ollama or LM Studio. Nothing leaves your home.',
  needs: { kind: 'address', environment: { address: 'LOCAL_AI_BASE_URL', model: 'LOCAL_AI_MODEL' } },
  models: {
    canSee: id => SEEING.test(id),
    canTutor: id => !/embed|rerank|whisper/i.test(id) && !isOllamaCloud(id),
    isAway: isOllamaCloud,
  },
  async listModels(use) {
    return (await import('../openai/client.ts')).listModels(use)
  },
  describeModels,
  ports: {
    async mark(request, use) {
      return (await import('../openai/mark.ts')).mark(request, use)
    },
    async *chat(question, use) {
      yield* (await import('../openai/chat.ts')).chat(question, use)
    },
  },
}

/** Ollama and LM Studio say more than the common protocol does; every other server says nothing. */
async function describeModels({ connection, send, signal }: Use) {
  const { origin } = new URL(connection.baseUrl)
  for (const models of [ollamaModels, lmStudioModels]) {
    const described = await models(send, origin, signal)
    if (described) return described
  }
  return []
}
