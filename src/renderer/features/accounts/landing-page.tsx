import { BookOpen, MessageCircle, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadPart } from '#lib/load-part.ts'
import { Card } from '#ui/card.tsx'
import { PipClimbing } from '#ui/pip-climbing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { hasJustLeft } from './current-user.ts'
import { RegisterForm } from './register-form.tsx'

const LoginForm = lazy(async () => ({
  default: (await loadPart(() => import('./login-form.tsx'))).LoginForm,
}))

const points = [
  { icon: MessageCircle, title: 'Fun AI Companion', words: 'guides, never just tells' },
  { icon: BookOpen, title: 'Learn anything', words: 'maths even offline' },
  { icon: ShieldCheck, title: 'Safe for kids', words: 'stays on your computer' },
]

/** What a visitor sees: what Stepwise is for, and the two forms. */
export function LandingPage() {
  const [search] = useSearchParams()
  // Whoever comes after a log-out has an account here already.
  const isLogin = (search.get('form') ?? (hasJustLeft() ? 'login' : 'register')) === 'login'
  useEffect(() => {
    document.title = 'Stepwise'
  }, [])
  return (
    <div className="mx-auto grid w-full max-w-[1080px] items-center gap-8 lg:grid-cols-[1.15fr_.85fr] lg:gap-12">
      <section className="grid gap-4 max-lg:order-last">
        <h1>Take Charge of Your Child's Learning Across Years and Beyond Any Classroom</h1>
        <p className="text-lead text-ink-soft">
          Stepwise marks an answer step by step, finds what is missing, and turns it into practice that
          sticks.
        </p>
        <PipClimbing className="my-2 w-[min(320px,80%)] max-lg:mx-auto" />
        <ul className="grid gap-4 min-[480px]:grid-cols-3">
          {points.map(({ icon: Icon, title, words }) => (
            <li
              key={title}
              className="grid grid-cols-[44px_1fr] gap-x-3 gap-y-1 min-[480px]:grid-cols-1 min-[480px]:content-start"
            >
              <span className="row-span-2 grid size-11 place-items-center rounded-[14px] bg-sun-soft text-sun-ink min-[480px]:row-span-1">
                <Icon aria-hidden className="size-[22px]" />
              </span>
              <b className="leading-tight min-[480px]:mt-1">{title}</b>
              <span className="text-small leading-snug text-ink-soft">{words}</span>
            </li>
          ))}
        </ul>
      </section>
      <Card aria-label="Your account">
        <Suspense fallback={<Skeleton className="h-80" />}>
          {isLogin ? <LoginForm /> : <RegisterForm />}
        </Suspense>
      </Card>
    </div>
  )
}
