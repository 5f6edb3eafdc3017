import { useState } from 'react'
import { accountEndpoints, type User } from '#contract/accounts.ts'
import { request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { PasswordAgain } from '#ui/password-again.tsx'
import { RecoveryCode } from '#ui/recovery-code.tsx'

/** Makes a new recovery code for those who have lost or shown the one before. */
export function RecoveryCodeRenewal({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  const [code, setCode] = useState<string>()
  return (
    <div className="grid gap-4">
      <div>
        <h2>Recovery code</h2>
        <p className="mt-1 text-ink-soft">
          It sets a new password when you have forgotten yours. A new code makes the one before useless.
        </p>
      </div>
      {code !== undefined ? (
        <div role="status" className="grid gap-3">
          <p>This is your new code. It is shown only now, so please keep it where only parents find it.</p>
          <RecoveryCode code={code} email={user.email} />
        </div>
      ) : isAsking ? (
        <PasswordAgain
          button="Make a new code"
          look="outlined"
          onPassword={async password => {
            const answer = await request(accountEndpoints.renewRecoveryCode, { body: { password } })
            setCode(answer.recoveryCode)
          }}
        />
      ) : (
        <Button look="outlined" className="justify-self-start" onClick={() => setAsking(true)}>
          Renew recovery code
        </Button>
      )}
    </div>
  )
}
