import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { childEndpoints, MOST_CHILDREN, type ParentsChild } from '#contract/children.ts'
import { request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { toast } from '#ui/toasts.ts'
import { rereadChildren } from '../use-children.ts'
import { ChildCard } from './child-card.tsx'
import { ChildForm } from './child-form.tsx'

interface ChildrenSectionProps {
  /** What deletes a child for good, below what else can be done with it. */
  deletion?: (child: ParentsChild) => ReactNode
}

/** Who learns in this family: added, changed, archived and brought back. */
export function ChildrenSection({ deletion }: ChildrenSectionProps) {
  return (
    <Loaded endpoint={childEndpoints.listAllChildren} input={{}} what="Your children">
      {all => {
        const learning = all.filter(({ isArchived }) => !isArchived)
        const archived = all.filter(({ isArchived }) => isArchived)
        return (
          <div className="grid gap-4">
            <p className="text-ink-soft">
              Each child has their own work, practice, chats and skills. Open a name to change something.
            </p>
            {learning.map(child => (
              <ChildCard key={child.id} child={child} isLast={learning.length === 1} deletion={deletion} />
            ))}
            <AddChild isFull={all.length >= MOST_CHILDREN} all={all} />
            {archived.length > 0 && (
              <section aria-labelledby="archived" className="mt-2 grid gap-3">
                <div>
                  <h2 id="archived">Archived</h2>
                  <p className="text-ink-soft">Hidden, with everything kept.</p>
                </div>
                {archived.map(child => (
                  <ChildCard key={child.id} child={child} isLast={false} deletion={deletion} />
                ))}
              </section>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

function AddChild({ isFull, all }: { isFull: boolean; all: readonly ParentsChild[] }) {
  const [isAdding, setAdding] = useState(false)
  if (isFull) {
    return <p className="text-ink-soft">{MOST_CHILDREN} children are the most that a family can have here.</p>
  }
  if (!isAdding) {
    return (
      <Button look="outlined" className="justify-self-start" onClick={() => setAdding(true)}>
        <Plus aria-hidden className="size-5" />
        Add a child
      </Button>
    )
  }
  return (
    <Card className="grid gap-4">
      <h2>Add a child</h2>
      <ChildForm
        siblings={all}
        button="Add"
        onSave={async fields => {
          const { name } = await request(childEndpoints.addChild, { body: fields })
          await rereadChildren()
          setAdding(false)
          toast({
            title: `${name} is added`,
            description: 'From now on Stepwise asks who is learning when it starts.',
          })
        }}
        onCancel={() => setAdding(false)}
      />
    </Card>
  )
}
