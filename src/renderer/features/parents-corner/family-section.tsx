import { useCurrentUser } from '#features/accounts/current-user.ts'
import { ChildrenSection } from '#features/children/index.ts'
import { DeleteChild } from '#features/family-data/family-data.tsx'
import { FoldedCard } from '#ui/folded-card.tsx'
import { FamilyForm } from './family-form.tsx'

/** Who belongs to the family: its children, and the parent who signs in. */
export function FamilySection() {
  const { data: user } = useCurrentUser()
  return (
    <div className="grid gap-6">
      <ChildrenSection deletion={child => <DeleteChild child={child} />} />
      {user && (
        <FoldedCard title="Your name and e-mail" words={`${user.parentName}, ${user.email}`}>
          <FamilyForm parentName={user.parentName} email={user.email} />
        </FoldedCard>
      )}
    </div>
  )
}
