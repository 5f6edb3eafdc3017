import { ExternalLink, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { About } from '#contract/chat-help.ts'
import type { KnowledgeGap, KnowledgeMastery, Resource } from '#contract/evaluations.ts'
import { practicePath } from '#features/boosters/practice-path.ts'
import { TalkAbout } from '#features/live-chat/talk-about.tsx'
import { vettedLink } from '#lib/vetted-link.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pip } from '#ui/pip.tsx'
import { StandardBadge } from '#ui/standard-badge.tsx'
import { useSavedGapIds } from './saved-gaps.ts'

/** The gap itself, or all of the answer while its gaps are not known yet. */
function talkAbout(gapId: number | undefined, savedId: number): About {
  return gapId === undefined ? { kind: 'evaluation', id: savedId } : { kind: 'gap', id: gapId }
}

interface GapsProps {
  gaps: KnowledgeGap[]
  savedId: number | undefined
  /** Nothing comes before practice, such as another try. */
  isFirst: boolean
}

/** What is still to be learnt, each with its practice. */
export function Gaps({ gaps, savedId, isFirst }: GapsProps) {
  const idOf = useSavedGapIds(savedId)
  return (
    <Card className="grid gap-4">
      <h2>Knowledge Gaps</h2>
      {gaps.length === 0 && (
        <div className="flex items-center gap-4">
          <Pip pose="cheering" className="w-24 shrink-0" />
          <p>Great job! No significant knowledge gaps were detected in this answer.</p>
        </div>
      )}
      {gaps.map(({ concept, description, relevantStandard }, index) => (
        <Finding
          key={`${concept} ${description}`}
          title={concept}
          words={description}
          badge={relevantStandard && <StandardBadge code={relevantStandard} />}
        >
          <ButtonLink
            to={practicePath(idOf({ concept, description }))}
            // One to begin with.
            look={isFirst && index === 0 ? 'filled' : 'outlined'}
            className="mt-3"
          >
            <Zap aria-hidden className="size-[22px]" />
            Practise this
            <span className="sr-only">: {concept}</span>
          </ButtonLink>
          {savedId !== undefined && (
            <TalkAbout
              about={talkAbout(idOf({ concept, description }), savedId)}
              what={concept}
              className="mt-3 max-sm:-ml-3.5"
            />
          )}
        </Finding>
      ))}
    </Card>
  )
}

export function Masteries({ masteries }: { masteries: KnowledgeMastery[] }) {
  return (
    <Card className="grid gap-4">
      <h2>Knowledge Mastery</h2>
      {masteries.map(({ concept, description }) => (
        <Finding key={`${concept} ${description}`} title={concept} words={description} />
      ))}
    </Card>
  )
}

export function Resources({ resources }: { resources: Resource[] }) {
  return (
    <Card className="grid gap-4">
      <h2>Recommended Resources</h2>
      {resources.length === 0 && (
        <p className="text-ink-soft">
          Nothing to look up this time. When there is a gap, you find things to try here.
        </p>
      )}
      {resources.map(({ title, description, url }) => (
        <Finding key={`${title} ${url}`} title={title} words={description}>
          {vettedLink(url) !== undefined && (
            <a
              href={vettedLink(url)}
              target="_blank"
              rel="noopener noreferrer"
              className="link -mb-2 inline-flex min-h-11 items-center gap-2 font-bold"
            >
              Access Resource
              <ExternalLink aria-hidden className="size-4" />
              <span className="sr-only">{title} (opens in a new tab)</span>
            </a>
          )}
        </Finding>
      ))}
    </Card>
  )
}

interface FindingProps {
  title: string
  words: string
  badge?: ReactNode
  children?: ReactNode
}

function Finding({ title, words, badge, children }: FindingProps) {
  return (
    <div className="min-w-0 break-words">
      <Aloud what={title}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0">{title}</h3>
          {badge}
        </div>
        <p className="mt-1 text-ink-soft">{words}</p>
      </Aloud>
      {children}
    </div>
  )
}
