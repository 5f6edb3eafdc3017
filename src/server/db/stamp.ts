/** A moment for a file name, in UTC and sorting by age: `2025-03-05T14-07-09Z`. */
export function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/** The moment that a file name begins with, or undefined when it begins otherwise. */
export function parseMoment(fileName: string): Date | undefined {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/.exec(fileName) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`)
}

/** A moment as a parent reads it, in this computer's own time: `5 March 2025 at 14:07`. */
export function momentInWords(moment: Date): string {
  return moment.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}
