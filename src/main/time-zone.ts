/**
 * Makes the process look at the system's time zone again, which it reads once and keeps: a family may have travelled
 * since. Whoever has named a zone for the app keeps it.
 */
export function readTimeZoneAnew(): void {
  if (process.env.TZ !== undefined) return
  // Node drops what it knows as soon as this changes.
  process.env.TZ = 'UTC'
  delete process.env.TZ
}
