import { FilePlus, Inbox, Zap } from 'lucide-react'
import { useStore } from 'zustand'
import { preview } from '#lib/formatting.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CareCard } from '#ui/care-card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pip } from '#ui/pip.tsx'
import { isAutomatic } from '../pictures.ts'
import { wizard } from '../wizard-store.ts'

/** What was kept for a grown-up, and what the child can do meanwhile. */
export function KeptView({ question }: { question: string }) {
  const careWords = useStore(wizard, state => state.careWords)
  return (
    <div className="mx-auto max-w-[732px] animate-rise">
      <div className="mb-6 flex items-center gap-4">
        <Pip pose="cheering" className="w-20 shrink-0 sm:w-24" />
        <PageHeading
          intro={isAutomatic(question) ? 'Your photos are safe here.' : `“${preview(question, 120)}”`}
        >
          Kept for a grown-up
        </PageHeading>
      </div>
      <CareCard className="mb-4">{careWords}</CareCard>
      <Card className="grid gap-4">
        <p>A grown-up looks at it in the parent’s corner. Next time you are here, you find the mark.</p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button onClick={wizard.getState().leaveKept}>
            <FilePlus aria-hidden className="size-[22px]" />
            Another question
          </Button>
          <ButtonLink to="/practise" look="outlined">
            <Zap aria-hidden className="size-[22px]" />
            Choose a topic
          </ButtonLink>
          <ButtonLink to="/kept" look="quiet">
            <Inbox aria-hidden className="size-[22px]" />
            What is waiting
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
