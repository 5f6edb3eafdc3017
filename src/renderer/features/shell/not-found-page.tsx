import { Link } from 'react-router-dom'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pip } from '#ui/pip.tsx'
import { PAGE_NAMES } from '../../page-names.ts'

const places = ['/boosters', '/past-assessments', '/chat'] as const

/** For a child or parent who has followed an old link: what happened, that nothing is lost, and where to go. */
export function NotFoundPage() {
  return (
    <Card className="mx-auto flex max-w-[620px] animate-rise flex-col items-center gap-4 py-10 text-center sm:py-14">
      <Pip pose="looking" className="w-36" />
      <PageHeading>404 Page Not Found</PageHeading>
      <p className="max-w-[46ch] text-balance">
        There is no such page here. Perhaps the link is an old one, or a letter of it got lost on the way.
        Your work is still here: nothing is gone.
      </p>
      <ButtonLink to="/" className="mt-2">
        Back to Stepwise
      </ButtonLink>
      <nav aria-label="Where to go" className="flex flex-wrap justify-center gap-3">
        {places.map(path => (
          <ButtonLink key={path} to={path} look="outlined">
            {PAGE_NAMES[path]}
          </ButtonLink>
        ))}
      </nav>
      <p className="text-small text-ink-soft">
        Are you a parent? Weeks, chats and data are in the{' '}
        <Link to="/parent" className="link wide-target">
          parent’s corner
        </Link>
        .
      </p>
      <p className="text-small text-ink-soft">Did you forget to add the page to the router?</p>
    </Card>
  )
}
