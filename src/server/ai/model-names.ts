/** Names of models that answer with something other than text, or to something other than a conversation. */
const OTHER_KINDS =
  /embed|whisper|tts|audio|realtime|live|transcribe|image|dall-e|sora|veo|imagen|moderation|rerank|search|instruct|codex|computer-use|robotics|aqa/i

/** Whether a company's model writes answers, by its name. */
export function isWriter(id: string): boolean {
  return !OTHER_KINDS.test(id)
}

/** Names in the order in which people look for them: `model-9` before `model-10`. */
export function inOrder(ids: string[]): string[] {
  return ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
