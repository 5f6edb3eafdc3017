import { Lock, UserRoundCog } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { type Child, childEndpoints } from '#contract/children.ts'
import { isToChoose, useCurrentUser } from '#features/accounts/current-user.ts'
import { useLogout } from '#features/shell/use-logout.ts'
import { learnerId, learnerName } from '#lib/learner.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { AnimalPicture } from './animals/animal-picture.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { moveByArrows } from './move-by-arrows.ts'

/** Asks who is learning in this window. */
export default function WhoIsLearningPage() {
  const { data: me } = useCurrentUser()
  const logout = useLogout()
  if (me && !me.hasSiblings && !isToChoose(me)) return <Navigate to="/" replace />
  return (
    <div className="mx-auto grid max-w-[960px] justify-items-center gap-6 sm:py-[9dvh]">
      <div className="text-center">
        <PageHeading intro="Choose your picture.">Who is learning?</PageHeading>
      </div>
      <div className="w-full">
        <Loaded endpoint={childEndpoints.listChildren} input={{}} what="The children">
          {({ children }) => <Tiles childrenHere={children} />}
        </Loaded>
      </div>
      <Button look="quiet" isLoading={logout.isPending} onClick={() => logout.mutate()}>
        Log out
      </Button>
    </div>
  )
}

const tile =
  'grid h-full w-full grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-3 rounded-large border-2 p-4 text-center text-ink ' +
  'no-underline transition-[transform,border-color] duration-150 hover:border-brand active:scale-[.98]'

function Tiles({ childrenHere }: { childrenHere: readonly Child[] }) {
  const [chosen, setChosen] = useState<Child | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const before = learnerId()
  const isGone = before !== undefined && childrenHere.every(({ id }) => id !== before)
  return (
    <>
      {isGone && <Gone name={learnerName()} />}
      <ul
        ref={list}
        onKeyDown={moveByArrows}
        className="grid grid-cols-2 justify-center gap-3 sm:grid-cols-[repeat(auto-fit,200px)] sm:gap-5"
      >
        {childrenHere.map(child => (
          <li key={child.id} className="animate-rise">
            <button
              type="button"
              aria-label={`${child.name}, ${child.animal}`}
              aria-description={child.hasCode ? 'Asks for three pictures' : undefined}
              onClick={() => setChosen(child)}
              className={`${tile} border-line bg-card shadow-card`}
            >
              <AnimalPicture animal={child.animal} color={child.color} className="size-24 sm:size-28" />
              <span className="flex max-w-full items-baseline justify-center gap-2 font-heading text-[20px] leading-tight font-extrabold sm:text-[22px]">
                <span className="min-w-0 break-words [overflow-wrap:anywhere]">{child.name}</span>
                {child.hasCode && <Lock aria-hidden className="size-4 shrink-0 text-ink-soft" />}
              </span>
            </button>
          </li>
        ))}
        <li>
          <Link to="/parent" className={`${tile} border-dashed border-line-strong`}>
            <span className="grid size-24 place-items-center rounded-pill bg-sunk text-ink-soft sm:size-28">
              <UserRoundCog aria-hidden className="size-10" />
            </span>
            <span className="grid gap-1">
              <span className="font-heading text-[20px] leading-tight font-extrabold sm:text-[22px]">
                Parent
              </span>
              <span className="text-small text-ink-soft">corner and settings</span>
            </span>
          </Link>
        </li>
      </ul>
      {chosen && <ChangeDialog key={chosen.id} child={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function Gone({ name = 'This child' }: { name: string | undefined }) {
  return (
    <div className="mx-auto mb-6 max-w-[560px]">
      <Alert title={`${name} is not learning here any more`}>
        A parent has changed that: ask them about it. What was typed here is kept until this window is closed.
      </Alert>
    </div>
  )
}
