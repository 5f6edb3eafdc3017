/** Who listens and speaks. Gemini listens with its chat model. */
export const SOUND_MODELS = {
  openaiTranscription: 'gpt-4o-mini-transcribe',
  // OpenAI has announced its end for 2027-01-06; then speech needs the realtime models.
  openaiSpeech: 'gpt-4o-mini-tts',
  openaiVoice: 'coral',
  /** Writes down what the child says in a talk. The ones before it end on 2027-02-26. */
  openaiCallTranscription: 'gpt-transcribe',
} as const

/** A file's ending for a kind of sound; services go by it. */
export function endingOf(mimeType: string): string {
  const kind = mimeType.replace(/^audio\//, '')
  return kind === 'mpeg' ? 'mp3' : kind
}
