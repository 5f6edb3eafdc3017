import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pip } from '#ui/pip.tsx'

export function NotFoundPage() {
  return (
    <Card className="mx-auto flex max-w-[560px] flex-col items-center gap-4 py-12 text-center">
      <Pip pose="looking" className="w-36" />
      <PageHeading>404 Page Not Found</PageHeading>
      <p>There is no such page here. Let’s go back!</p>
      <p className="text-small text-ink-soft">Did you forget to add the page to the router?</p>
      <ButtonLink to="/" className="mt-2">
        Back to Stepwise
      </ButtonLink>
    </Card>
  )
}
