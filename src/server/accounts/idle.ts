const MINUTE = 60_000
/** The page reports a touch at most every half minute, so a session may be that much livelier than it looks. */
const REPORTING = 30_000

/** Whether nobody has touched the page for longer than the parent allows, a closed page included. */
export function isIdle(
  session: { idle_lock_minutes: number | null; active_at: string | null; created_at: string },
  now: Date,
): boolean {
  if (session.idle_lock_minutes === null) return false
  const touched = new Date(session.active_at ?? session.created_at).getTime()
  return now.getTime() - touched > session.idle_lock_minutes * MINUTE + REPORTING
}
