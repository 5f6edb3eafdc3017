import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '#contract/accounts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RecoveryCode } from '#ui/recovery-code.tsx'
import { forgetRecoveryCode, heldRecoveryCode } from './recovery-code-handover.ts'

/**
 * After a sign-up or a reset: the code that sets a new password one day. It stays, over a reload too, until it is
 * copied, printed, saved or written down: a stray Enter must not take it away.
 */
export function NewRecoveryCode({ user }: { user: User }) {
  const [held, setHeld] = useState(heldRecoveryCode)
  const [isKept, setKept] = useState(false)
  const navigate = useNavigate()
  if (held === undefined) return null

  function keep() {
    forgetRecoveryCode()
    setKept(true)
  }
  function leave() {
    keep()
    setHeld(undefined)
    if (held?.isFirst) void navigate('/welcome')
  }
  return (
    <Dialog
      title="Keep your recovery code"
      description="If you forget your password, this code sets a new one. Stepwise can’t send you an e-mail and shows the code only now, so please keep it where only parents find it."
    >
      <RecoveryCode code={held.code} email={user.email} onKept={keep} />
      <Button look={isKept ? 'filled' : 'outlined'} className="mt-4 w-full" onClick={leave}>
        {isKept ? 'Go on' : 'I have written it down'}
      </Button>
    </Dialog>
  )
}
