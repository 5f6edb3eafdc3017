/**
 * What a failed registration or login says below the toast's title.
 * @param message the server's, such as `Login failed: Invalid email or password`
 * @param usual said when the server said nothing
 * @param exactly what was answered in its place, such as a page of a proxy
 */
export function failureWords(message: string, usual: string, exactly = ''): string {
  if (/<[a-z!/]/i.test(message || exactly)) return 'An unexpected error occurred. Please try again.'
  return message.replace(/^[^:]*:\s*/, '').trim() || usual
}
