/**
 * What a failed registration or login says below the toast's title.
 * @param message the server's, such as `Login failed: Invalid email or password`
 * @param usual said when the server said nothing
 */
export function failureWords(message: string, usual: string): string {
  if (/<[a-z!/]/i.test(message)) return 'An unexpected error occurred. Please try again.'
  return message.replace(/^[^:]*:\s*/, '').trim() || usual
}
