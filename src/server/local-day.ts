/** The date on this computer's own calendar, such as `2025-03-05`. */
export function localDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The date so many days earlier, counted on the calendar. */
export function daysBefore(moment: Date, days: number): string {
  return localDay(new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - days))
}
