import { MessageCircle, ShieldCheck, SquareCheckBig, Zap } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import type { User } from '#contract/accounts.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { wizard } from './wizard-store.ts'

const WORKS_NOW = [
  {
    icon: SquareCheckBig,
    title: 'Check my work',
    words:
      'School maths is marked step by step. Everything else is marked by your own answer page, or by you.',
  },
  {
    icon: Zap,
    title: 'Practise',
    words: 'What went wrong becomes short practice, and it comes back after some days, until it sticks.',
  },
  {
    icon: MessageCircle,
    title: 'Ask the tutor',
    words: 'Stepwise’s own tutor explains with pictures and asks back. It never just tells the answer.',
  },
  {
    icon: ShieldCheck,
    title: 'For parents',
    words: 'Your corner shows the week, the chats and what to talk about. Your password opens it.',
  },
] as const

/** After the sign-up: what works now, without an AI and without the internet, and a first question to try. */
export default function WelcomePage() {
  const { data: user } = useCurrentUser()
  return user ? <Welcome user={user} /> : null
}

function Welcome({ user }: { user: User }) {
  const navigate = useNavigate()
  const question = firstQuestion(user)

  function begin() {
    const { openFor, change, next } = wizard.getState()
    openFor(user)
    change({ step: 1, question })
    next()
    void navigate('/evaluate')
  }

  return (
    <div className="mx-auto grid max-w-[760px] gap-6">
      <PageHeading intro="All of this works now, with no internet and no AI. Nothing leaves this computer.">
        Ready to start
      </PageHeading>
      <ul className="grid gap-4 sm:grid-cols-2">
        {WORKS_NOW.map(({ icon: Icon, title, words }) => (
          <li key={title}>
            <Card className="grid h-full grid-cols-[44px_1fr] content-start gap-x-3 gap-y-1">
              <span className="row-span-2 grid size-11 place-items-center rounded-[14px] bg-sun-soft text-sun-ink">
                <Icon aria-hidden className="size-[22px]" />
              </span>
              <h2 className="text-lead">{title}</h2>
              <p className="text-ink-soft">{words}</p>
            </Card>
          </li>
        ))}
      </ul>
      <Card className="grid gap-3" aria-label="A first question">
        <h2>A first question for {user.childName}</h2>
        <p className="font-heading text-[22px] font-extrabold">{question}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={begin}>Try it</Button>
          <Button look="outlined" onClick={() => void navigate('/')}>
            Look around first
          </Button>
        </div>
      </Card>
      <p className="text-small text-ink-soft">
        Later, if you like, a parent can connect an AI in{' '}
        <Link to="/settings" className="link">
          Settings
        </Link>
        . It reads difficult handwriting, marks essays and talks by voice.
      </p>
    </div>
  )
}

/** One that the builtin tutor marks, for the child's age. */
function firstQuestion({ childBirthYear }: User): string {
  const age = childBirthYear === undefined ? 9 : new Date().getFullYear() - childBirthYear
  if (age < 8) return 'What is 7 + 8?'
  return age < 11 ? 'What is 23 × 4?' : 'What is 3/4 + 1/8?'
}
