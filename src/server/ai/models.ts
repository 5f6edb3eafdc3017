import type { CloudService, ConnectableService, OfferedModel } from '#contract/settings.ts'

/** The models in use until a parent chooses another; a local AI has none, the first that it offers is taken. */
export const DEFAULT_MODELS = {
  openai: 'gpt-5.4-mini',
  // An alias that Google keeps on its newest stable model of this kind.
  gemini: 'gemini-flash-latest',
} as const satisfies Record<CloudService, string>

/** Who talks until a parent chooses another; none where there are no live calls. */
export const DEFAULT_VOICE_MODELS: Partial<Record<ConnectableService, string>> = {
  openai: 'gpt-realtime-2.1',
}

/** The models among `ids` that can talk live, by name. */
export function voiceModels(ids: string[]): string[] {
  return ids
    .filter(id => /realtime/i.test(id) && !/whisper|transcri|translat/i.test(id))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** Names of models that answer with something other than text, or to something other than a conversation. */
const OTHER_KINDS =
  /embed|whisper|tts|audio|realtime|live|transcribe|image|dall-e|sora|veo|imagen|moderation|rerank|search|instruct|codex|computer-use|robotics|aqa/i

const SEEING_LOCAL =
  /llava|vision|[-_.]vl|vl[:\-_]|gemma-?[3-9]|minicpm-?v|pixtral|moondream|internvl|mistral-small-?3|llama-?4/i
const BLIND_OPENAI = /^(gpt-3\.5|gpt-4(-\d{4}.*)?$|gpt-4-32k|o1-mini|o1-preview|o3-mini)/

/** A guess by the model's name; for a local one a parent can correct it. */
export function canSeePictures(service: ConnectableService, model: string): boolean {
  if (service === 'local') return SEEING_LOCAL.test(model)
  if (service === 'gemini') return !/^gemma-?[12]/.test(model)
  return !BLIND_OPENAI.test(model)
}

/** The models among `ids` that can be the tutor, by name. */
export function tutorModels(service: ConnectableService, ids: string[]): OfferedModel[] {
  const fitting = ids.filter(id =>
    service === 'local' ? !/embed|rerank|whisper/i.test(id) : !OTHER_KINDS.test(id),
  )
  return fitting
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map(id => ({ id, canSeePictures: canSeePictures(service, id) }))
}
