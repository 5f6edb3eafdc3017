import { LOG_IN_AGAIN } from '#lib/api.ts'

/** The way back in, when an evaluation failed because the session is over. */
export function LogInLink({ error }: { error: string }) {
  if (error !== LOG_IN_AGAIN) return null
  return (
    <a href="/?form=login" className="link inline-flex min-h-11 items-center font-bold">
      Log in
    </a>
  )
}
