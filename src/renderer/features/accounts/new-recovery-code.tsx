import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RecoveryCode } from '../../ui/recovery-code.tsx'
import { takeRecoveryCode } from './recovery-code-handover.ts'

/** Taken when this part is loaded, not when it is drawn: React may draw twice, and the code is there once. */
const kept = takeRecoveryCode()

/** After a sign-up or a reset: the code that sets a new password one day, shown this once. */
export function NewRecoveryCode({ user }: { user: User }) {
  const [code, setCode] = useState(kept)
  if (code === undefined) return null
  const close = () => setCode(undefined)
  return (
    <Dialog
      title="Keep your recovery code"
      description="If you forget your password, this code sets a new one. Stepwise can't send you an e-mail and shows the code only now, so please keep it where only parents find it."
      onClose={close}
    >
      <RecoveryCode code={code} email={user.email} />
      <Button className="mt-4 w-full" onClick={close}>
        I have kept it
      </Button>
    </Dialog>
  )
}
