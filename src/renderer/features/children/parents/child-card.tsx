import { useMutation } from '@tanstack/react-query'
import { Archive, KeyRound, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ParentsChild } from '#contract/children.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FoldedCard } from '#ui/folded-card.tsx'
import { toast } from '#ui/toasts.ts'
import { AnimalPicture } from '../animals/animal-picture.tsx'
import { changeChild } from './change-child.ts'
import { ChildForm } from './child-form.tsx'
import { ChildLimitsForm } from './child-limits-form.tsx'
import { PictureCodeSwitch } from './picture-code-switch.tsx'
import { TimeRulesForm } from './time-rules-form.tsx'

interface ChildCardProps {
  child: ParentsChild
  /** Nobody else learns: it can't be archived. */
  isLast: boolean
  deletion: ((child: ParentsChild) => ReactNode) | undefined
}

/** Everything about one child that a parent decides. */
export function ChildCard({ child, isLast, deletion }: ChildCardProps) {
  const { name, birthYear, hasCode, isArchived } = child
  return (
    <FoldedCard
      title={name}
      picture={<AnimalPicture animal={child.animal} color={child.color} className="size-12" />}
      words={`Born in ${birthYear}`}
      aside={
        hasCode && (
          <Badge>
            <KeyRound aria-hidden className="size-4" />
            Picture code
          </Badge>
        )
      }
    >
      {isArchived ? (
        <BringBack child={child} />
      ) : (
        <>
          <ChildForm
            // What has been saved is what the next change starts from.
            key={`${name} ${birthYear} ${child.animal} ${child.color}`}
            child={child}
            siblings={[]}
            button="Save"
            onSave={async fields => {
              await changeChild(child.id, fields)
              toast({ title: `${fields.name ?? name} is saved` })
            }}
          />
          <Part title="Picture code">
            <PictureCodeSwitch child={child} />
          </Part>
          <Part title="Time for today">
            <TimeRulesForm child={child} />
          </Part>
          <Part title="Monthly AI limits">
            <ChildLimitsForm child={child} />
          </Part>
          <Part title="Archive">
            <ArchiveChild child={child} isLast={isLast} />
          </Part>
        </>
      )}
      {deletion && <Part title="Delete">{deletion(child)}</Part>}
    </FoldedCard>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 border-t border-line pt-4">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Archives the child, or brings it back. */
function useArchiving({ id, name }: ParentsChild) {
  return useMutation({
    mutationFn: (isArchived: boolean) => changeChild(id, { isArchived }),
    onSuccess: (_, isArchived) =>
      toast(
        isArchived
          ? { title: `${name} is archived`, description: 'Hidden from “Who is learning?”. Nothing is lost.' }
          : { title: `${name} is back`, description: 'With everything as it was.' },
      ),
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'This could not be done', description: message }),
  })
}

function ArchiveChild({ child, isLast }: Pick<ChildCardProps, 'child' | 'isLast'>) {
  const archive = useArchiving(child)
  if (isLast) {
    return (
      <p className="text-ink-soft">
        {child.name} is the only one who learns here, so {child.name} can’t be archived. Add another child
        first, or bring an archived one back.
      </p>
    )
  }
  return (
    <>
      <p className="text-ink-soft">
        Hides {child.name} from “Who is learning?”. All work stays here and in your backups, and you can bring{' '}
        {child.name} back at any time.
      </p>
      <Button
        look="outlined"
        className="justify-self-start"
        isLoading={archive.isPending}
        onClick={() => archive.mutate(true)}
      >
        {!archive.isPending && <Archive aria-hidden className="size-5" />}
        Archive {child.name}
      </Button>
    </>
  )
}

function BringBack({ child }: Pick<ChildCardProps, 'child'>) {
  const archive = useArchiving(child)
  return (
    <Button
      look="outlined"
      className="justify-self-start"
      isLoading={archive.isPending}
      onClick={() => archive.mutate(false)}
    >
      {!archive.isPending && <Undo2 aria-hidden className="size-5" />}
      Bring {child.name} back
    </Button>
  )
}
