import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { User } from '#contract/accounts.ts'
import { useLogout } from '#features/shell/use-logout.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordAgain } from '#ui/password-again.tsx'
import { Pip } from '#ui/pip.tsx'
import { presenceStore, startPresence, unlock } from '../../lib/presence.ts'

/** Notes who is here, and covers the page with a lock when nobody has been. The page itself stays as it is. */
export function IdleLock({ user }: { user: User }) {
  const isLocked = useStore(presenceStore, ({ isLocked }) => isLocked)
  useEffect(startPresence, [])
  return isLocked ? <Lock user={user} /> : null
}

function Lock({ user }: { user: User }) {
  const lockProblem = useStore(presenceStore, ({ lockProblem }) => lockProblem)
  const dialog = useRef<HTMLDialogElement>(null)
  const logout = useLogout()
  useEffect(() => {
    const locked = dialog.current
    locked?.showModal()
    return () => locked?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="lock-title"
      onCancel={event => event.preventDefault()}
      // A second Escape closes a dialog whatever its page says.
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
      className="m-auto w-[min(420px,calc(100vw-2rem))] rounded-large border border-line bg-card p-6 text-ink shadow-card backdrop:bg-paper"
    >
      <div className="grid gap-4">
        <Pip pose="sleeping" className="mx-auto w-28" />
        <div className="text-center">
          <h2 id="lock-title">Stepwise is locked</h2>
          <p className="mt-1 text-ink-soft">
            {user.parentName}, please enter your password. Everything on the page is still there.
          </p>
        </div>
        {lockProblem && <Alert title="The lock could not be saved">{lockProblem}</Alert>}
        <PasswordAgain button="Unlock" onPassword={unlock} />
        <Button
          look="quiet"
          className="-ml-3.5 justify-self-start"
          isLoading={logout.isPending}
          onClick={() => logout.mutate()}
        >
          Logout
        </Button>
      </div>
    </dialog>
  )
}
