import { useStore } from 'zustand'
import { PointsToTick } from '#features/self-check/index.ts'
import { formatScore } from '#lib/formatting.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { TypedText } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { GrownUpSheet } from '../wizard-at-home.ts'
import { wizard } from '../wizard-store.ts'
import { PracticeList } from './practice-list.tsx'
import { Marks, markOf, SheetEnd } from './sheet-parts.tsx'
import { useSheet } from './use-sheet.ts'

/** A grown-up's own mark, on a small sheet beside question and answer. */
export function GrownUpView({ onBack }: { onBack: () => void }) {
  const { question, grade, grownUp, expectedAnswer } = useStore(wizard)
  const sheet = useSheet(password =>
    wizard.getState().markByGrownUp({
      score: markOf(wizard.getState().grownUp.score),
      totalScore: markOf(wizard.getState().grownUp.totalScore),
      ...(password !== undefined && { password }),
    }),
  )
  const change = (more: Partial<GrownUpSheet>) =>
    wizard.setState({ grownUp: { ...wizard.getState().grownUp, ...more } })

  return (
    <div className="mx-auto max-w-[732px] animate-rise">
      <div className="mb-6">
        <PageHeading intro="For a parent or a teacher. Only the marks are needed.">
          A grown-up marks it
        </PageHeading>
      </div>
      <Work />
      <Card>
        <form {...sheet.form} className="grid gap-5">
          {grade !== null && (
            <PointsToTick
              question={question}
              grade={grade}
              onTick={({ score, totalScore }) =>
                change({ score: formatScore(score), totalScore: formatScore(totalScore) })
              }
            />
          )}
          <Marks
            score={grownUp.score}
            totalScore={grownUp.totalScore}
            errors={sheet.errors}
            onChange={change}
          />
          <Field
            label="A sentence for the child"
            hint="What was good, and what to look at next. It may stay empty."
            error={sheet.errors.words}
          >
            {control => (
              <TextArea
                value={grownUp.words}
                onChange={event => change({ words: event.target.value })}
                isShort
                {...control}
              />
            )}
          </Field>
          <Field
            label="The right answer"
            hint="With it the question can be practised later. It may stay empty."
            error={sheet.errors.expectedAnswer}
          >
            {control => (
              <TextArea
                value={expectedAnswer}
                onChange={event => wizard.setState({ expectedAnswer: event.target.value })}
                isShort
                {...control}
              />
            )}
          </Field>
          <PracticeList
            practise={grownUp.practise}
            error={sheet.errors.practise}
            onChange={practise => change({ practise })}
          />
          <SheetEnd sheet={sheet} />
          <div className="flex flex-wrap justify-between gap-3">
            <Button look="outlined" onClick={onBack}>
              Previous
            </Button>
            <Button type="submit" isLoading={sheet.isSending}>
              Save the mark
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

/** Question and answer, as typed. */
function Work() {
  const { question, answer } = useStore(wizard)
  return (
    <Card className="mb-4 grid gap-4 sm:grid-cols-2">
      <section className="min-w-0">
        <h2 className="mb-1 text-[18px]">The question</h2>
        <TypedText>{question}</TypedText>
      </section>
      <section className="min-w-0">
        <h2 className="mb-1 text-[18px]">The child’s answer</h2>
        <TypedText>{answer}</TypedText>
      </section>
    </Card>
  )
}
