import { REFUSALS } from '../http/refusals.ts'
import type { CheckPassword } from './check-password.ts'
import type { SignIns } from './sign-ins.ts'

/**
 * Makes sure that a grown-up is here: by the password given on the spot, or because the parent's corner is open.
 * @throws HttpError 403 `parent_needed` for neither, else what the check of the password throws
 */
export type RequireGrownUp = (
  asking: Parameters<CheckPassword>[0],
  password: string | undefined,
) => Promise<void>

export function grownUpCheck(signIns: SignIns, checkPassword: CheckPassword): RequireGrownUp {
  return async (asking, password) => {
    if (password !== undefined) return checkPassword(asking, password)
    const { cornerLeft = 0 } = (await signIns.read([asking.session])) ?? {}
    if (cornerLeft <= 0) throw REFUSALS.corner_closed
  }
}
