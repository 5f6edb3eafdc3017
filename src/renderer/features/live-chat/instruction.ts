import type { User } from '#contract/accounts.ts'

export { createGreeting } from '#contract/live-chat.ts'

/** What the live chat asks of the assistant. The server takes it as a hint and composes its own. */
export function instructionFor(
  { childName, childBirthYear, assistantName }: Pick<User, 'childName' | 'childBirthYear' | 'assistantName'>,
  thisYear: number,
): string {
  const age = childBirthYear === undefined ? '' : `, who is ${thisYear - childBirthYear} years old`
  return [
    `You are ${assistantName}, a friendly learning helper for ${childName}${age}.`,
    'Give age-appropriate, educational and encouraging replies, mainly in English.',
    'Never give homework answers directly: guide step by step.',
  ].join(' ')
}
