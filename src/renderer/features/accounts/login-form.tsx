import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Family, sharedComputerEndpoints } from '#contract/shared-computer.ts'
import { loadPart } from '#lib/load-part.ts'
import { createQuery } from '#lib/query-client.ts'
import { EmailLogin } from './email-login.tsx'

const ForgottenPassword = lazy(async () => ({
  default: (await loadPart(() => import('./forgotten-password.tsx'))).ForgottenPassword,
}))
const FamilyLogin = lazy(async () => ({
  default: (await loadPart(() => import('./family-login.tsx'))).FamilyLogin,
}))
const FamilyPicker = lazy(async () => ({
  default: (await loadPart(() => import('./family-login.tsx'))).FamilyPicker,
}))

/** Logs in by e-mail, or as one of the families that this computer offers by name. */
export function LoginForm() {
  const { data: families = [] } = useQuery(createQuery(sharedComputerEndpoints.families, {}))
  const [family, setFamily] = useState<Family>()
  /** The e-mail that had been typed when the password was found to be forgotten. */
  const [forgottenBy, setForgottenBy] = useState<string>()
  return (
    <Suspense fallback={null}>
      <div className="grid gap-4">
        <h2>Welcome Back!</h2>
        {families.length > 0 && <FamilyPicker families={families} chosen={family} onChoose={setFamily} />}
        {family ? (
          <FamilyLogin key={family.id} family={family} onForgotten={() => setForgottenBy('')} />
        ) : (
          <EmailLogin onForgotten={setForgottenBy} />
        )}
        <p className="max-w-none text-center text-small">
          New to Stepwise?{' '}
          <Link to="/?form=register" className="link wide-target">
            Sign up
          </Link>
        </p>
      </div>
      {forgottenBy !== undefined && (
        <ForgottenPassword email={forgottenBy} onClose={() => setForgottenBy(undefined)} />
      )}
    </Suspense>
  )
}
