import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Lock, UserRoundCog } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Child, childEndpoints } from '#contract/children.ts'
import { STARTED_AGAIN_EVENT } from '#contract/launch.ts'
import { createQuery } from '#lib/query-client.ts'
import { toast } from '#ui/toasts.ts'
import { AnimalPicture } from './animals/animal-picture.tsx'
import { ChangeDialog } from './change-dialog.tsx'

const children = createQuery(childEndpoints.listChildren, {})

const entry =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-small px-3 py-1 font-bold text-ink no-underline ' +
  'data-highlighted:bg-sunk'

/** Why a second window does not come, where two children might want one each. */
function tellOneWindow(): void {
  toast({
    title: 'Stepwise is open already',
    description:
      'On this computer one child learns at a time. To change who is learning, press the name at the top right.',
  })
}

/** Who is learning in this window, and the way to a sister or brother. For a family with several children. */
export function LearnerMenu({ learner }: { learner: { id: number; childName: string } }) {
  const { data, refetch } = useQuery(children)
  useEffect(() => {
    document.addEventListener(STARTED_AGAIN_EVENT, tellOneWindow)
    return () => document.removeEventListener(STARTED_AGAIN_EVENT, tellOneWindow)
  }, [])
  const [chosen, setChosen] = useState<Child | null>(null)
  const me = data?.children.find(({ id }) => id === learner.id)
  const siblings = data?.children.filter(({ id }) => id !== learner.id) ?? []
  return (
    <>
      <DropdownMenu.Root modal={false} onOpenChange={isOpen => isOpen && void refetch()}>
        <DropdownMenu.Trigger
          aria-label={`${me ? `${me.name}, ${me.animal}` : learner.childName}. Who is learning?`}
          className="flex min-h-11 max-w-full items-center gap-2 rounded-pill border-2 border-line p-0.5 font-heading font-extrabold transition-colors duration-150 hover:bg-sunk xl:pr-3"
        >
          {me ? (
            <AnimalPicture animal={me.animal} color={me.color} className="size-9" />
          ) : (
            <span className="size-9 rounded-pill bg-sunk" />
          )}
          <span className="max-w-[12ch] min-w-0 truncate max-xl:hidden">{me?.name ?? learner.childName}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 max-xl:hidden" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={8}
            collisionPadding={16}
            className="z-60 grid max-h-(--radix-dropdown-menu-content-available-height) w-[280px] grid-cols-[minmax(0,1fr)] animate-rise gap-1 overflow-y-auto rounded-medium border border-line bg-card p-2 shadow-card"
          >
            <DropdownMenu.Label className="px-3 pt-2 pb-1 text-small text-ink-soft">
              Who is learning?
            </DropdownMenu.Label>
            {siblings.map(child => (
              <DropdownMenu.Item key={child.id} onSelect={() => setChosen(child)} className={entry}>
                <AnimalPicture animal={child.animal} color={child.color} className="size-10" />
                <span className="min-w-0 flex-1 truncate">{child.name}</span>
                {child.hasCode && <Lock aria-hidden className="size-4 shrink-0 text-ink-soft" />}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
            <DropdownMenu.Item asChild>
              <Link to="/parent" className={entry}>
                <span className="grid size-10 place-items-center rounded-pill bg-sunk text-ink-soft">
                  <UserRoundCog aria-hidden className="size-5" />
                </span>
                Parent’s corner
              </Link>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {chosen && <ChangeDialog key={chosen.id} child={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
