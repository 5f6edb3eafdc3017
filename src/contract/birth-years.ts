/** The 18 years that registration offers, newest first: from five years before `thisYear` back. */
export function birthYears(thisYear: number): number[] {
  return Array.from({ length: 18 }, (_, index) => thisYear - 5 - index)
}
