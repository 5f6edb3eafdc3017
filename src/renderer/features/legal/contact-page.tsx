import { Link } from 'react-router-dom'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** How to get help where nobody has an office: what to try, whom to ask, and what to send along. */
export default function ContactPage() {
  return (
    <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading intro="Stepwise runs on your computer alone. No company reads along, so nobody there can be written to.">
        Contact Us
      </PageHeading>
      <Card className="grid gap-3">
        <h2>Somebody needs help now</h2>
        <p>
          If a child is in danger, call your country’s emergency number. The page{' '}
          <Link to="/safety" className="link">
            When something is wrong
          </Link>{' '}
          has helplines.
        </p>
      </Card>
      <Card className="grid gap-3">
        <h2>What often helps</h2>
        <ul className="grid list-disc gap-2 pl-6">
          <li>
            <strong>A question can’t be marked.</strong> Type the right answer, or keep it for a grown-up:
            both are offered there.
          </li>
          <li>
            <strong>The AI does not answer.</strong> A parent opens Settings, the AI’s name, and presses
            “Test”: it says why.
          </li>
          <li>
            <strong>The password is forgotten.</strong> “Forgot password?” on the first page takes your
            recovery code.
          </li>
          <li>
            <strong>Something is missing.</strong> The parent’s corner, Data, lists the backups and brings
            them back.
          </li>
        </ul>
      </Card>
      <Card className="grid gap-3">
        <h2>Whom to ask, and what to send</h2>
        <p>Ask whoever gave you Stepwise. It helps them to know:</p>
        <ul className="grid list-disc gap-2 pl-6">
          <li>what you did, what you saw, and when;</li>
          <li>your system: Windows, Mac or Linux;</li>
          <li>
            the version:{' '}
            <Link to="/about" className="link">
              About Stepwise
            </Link>
          </li>
          <li>
            the file <strong className="[overflow-wrap:anywhere]">stepwise.log</strong> from the folder of
            Stepwise’s settings, in “desktop”, then “logs”. No child’s words, password or key are in it.
          </li>
        </ul>
      </Card>
    </div>
  )
}
