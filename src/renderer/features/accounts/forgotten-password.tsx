import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Says what can be done; nothing at home sends e-mails. */
export function ForgottenPassword({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Forgot your password?"
      description="Stepwise keeps your account on this computer alone, so nobody can send you a new password by e-mail."
    >
      <ul className="mb-6 grid list-disc gap-2 pl-6">
        <li>Try the passwords you use most. After ten wrong tries you wait 15 minutes.</li>
        <li>Look whether your browser or password manager has saved it.</li>
        <li>Or sign up again with another e-mail. The old account stays where it is until you remember.</li>
      </ul>
      <Button onClick={onClose} className="w-full">
        Back to log in
      </Button>
    </Dialog>
  )
}
