import { Link } from 'react-router-dom'
import { FoldedCard } from '#ui/folded-card.tsx'

const links = [
  { to: '/parent', label: 'Parent’s corner', words: 'the week, chats, time used, children, AI use, data' },
  {
    to: '/openai-live-chat',
    label: 'Stepwise Live Chat Test',
    words: 'whether talking with the AI works here',
  },
  { to: '/safety', label: 'When something is wrong', words: 'what is flagged and shown, and who can help' },
  { to: '/privacy', label: 'Privacy Policy', words: 'what stays here, and what leaves' },
  { to: '/terms', label: 'Terms of Use', words: 'what Stepwise promises and what it does not' },
  { to: '/about', label: 'About Stepwise', words: 'its version, and the open work it is built on' },
]

/** Where Settings leads on to. */
export function MoreForParents() {
  return (
    <FoldedCard title="More for parents" words="Parent’s corner, a test of the voice, safety, privacy, terms">
      <ul className="grid gap-1">
        {links.map(({ to, label, words }) => (
          <li key={to} className="flex flex-wrap items-baseline gap-x-3">
            <Link to={to} className="link inline-flex min-h-11 items-center font-bold">
              {label}
            </Link>
            <span className="text-ink-soft">{words}</span>
          </li>
        ))}
      </ul>
    </FoldedCard>
  )
}
