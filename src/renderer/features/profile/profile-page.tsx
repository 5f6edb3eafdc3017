import { ShieldCheck } from 'lucide-react'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { RecoveryCodeRenewal } from './recovery-code-renewal.tsx'

/** Who the account is for, how the tutor is called, and the password. */
export default function ProfilePage() {
  const { data: user } = useCurrentUser()
  if (!user) return null
  return (
    <div className="mx-auto grid max-w-[720px] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading short="This page is about you." intro="About me and my tutor.">
          Profile
        </PageHeading>
        <ButtonLink look="outlined" to="/parent">
          <ShieldCheck aria-hidden className="size-5" />
          Parent’s corner
        </ButtonLink>
      </div>
      <div>
        <Tabs
          label="Profile"
          initial="profile"
          tabs={[
            {
              value: 'profile',
              label: 'Profile',
              content: (
                <Card>
                  <ProfileForm user={user} />
                </Card>
              ),
            },
            {
              value: 'password',
              label: 'Password',
              content: (
                <div className="grid gap-6">
                  <Card>
                    <PasswordForm />
                  </Card>
                  <Card>
                    <RecoveryCodeRenewal user={user} />
                  </Card>
                </div>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}
