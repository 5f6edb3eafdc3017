import { Check, Flag, MessageCircleHeart, TriangleAlert, Undo2 } from 'lucide-react'
import type { FlaggedExchange } from '#contract/parents-corner.ts'
import { useNamesOf } from '#features/children/index.ts'
import { formatDate } from '#lib/formatting.ts'
import { Badge, type BadgeLook } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { UnformattedMarkdown } from '#ui/long-text.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { WhoseBadge } from './child-choice.tsx'
import { adviceFor, concernName } from './concern-names.ts'

const looks: Record<FlaggedExchange['tier'], { look: BadgeLook; icon: typeof Flag; word: string }> = {
  urgent: { look: 'wrong', icon: TriangleAlert, word: 'Urgent' },
  talk: { look: 'brand', icon: MessageCircleHeart, word: 'Worth a talk' },
  stop: { look: 'plain', icon: Flag, word: 'Left out' },
}

const places: Record<string, string> = {
  text_chat: 'In Chat with AI, which keeps nothing else',
  call: 'Said in a talk by voice',
  answer: 'In the Answer Evaluator; it was not marked',
  introduction: 'In the Personal Introduction; it was not kept',
  title: 'As the title of a chat; it was not kept',
}

interface FlagCardProps {
  flag: FlaggedExchange
  onMark: (isSeen: boolean) => void
}

/** One exchange: the child's words first, then what was answered, and what a parent can do. */
export function FlagCard({ flag, onMark }: FlagCardProps) {
  const { name, assistantName } = useNamesOf(flag.childId)
  const { tier, concern, source, about, said, reply, chatTitle, createdAt, seenAt } = flag
  const { look, icon: Icon, word } = looks[tier]
  const isSeen = seenAt !== undefined
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {said !== '' && (
        <div className="grid gap-1">
          <WhoseBadge
            childId={flag.childId}
            otherwise={<p className="text-small font-bold text-ink-soft">{name}</p>}
          />
          <blockquote className="border-l-4 border-brand pl-3 text-lead [overflow-wrap:anywhere] whitespace-pre-wrap">
            {said}
          </blockquote>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {said === '' && <WhoseBadge childId={flag.childId} />}
        <Badge look={look} className="shrink! leading-tight! whitespace-normal!">
          <Icon aria-hidden className="size-4 shrink-0" />
          {word}: {concernName(concern)}
        </Badge>
        <span className="text-small text-ink-soft">{formatDate(createdAt)}</span>
      </div>
      {reply !== '' && (
        <div>
          <p className="text-small font-bold text-ink-soft">
            {assistantName}
            {about === 'reply' && ' – stopped by the check'}
          </p>
          <div className="border-l-4 border-line pl-3 text-ink-soft [overflow-wrap:anywhere]">
            <Markdown fallback={<UnformattedMarkdown>{reply}</UnformattedMarkdown>}>{reply}</Markdown>
          </div>
        </div>
      )}
      {about === 'child' && (
        <p className="max-w-none rounded-medium bg-sunk px-4 py-3">
          <strong>What you can do:</strong> {adviceFor(concern)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-ink-soft [overflow-wrap:anywhere]">
          {places[source] ?? `In the chat “${chatTitle ?? ''}”`}
        </p>
        <Button look="quiet" onClick={() => onMark(!isSeen)} className="-my-2 ml-auto min-h-11 px-3">
          {isSeen ? <Undo2 aria-hidden className="size-5" /> : <Check aria-hidden className="size-5" />}
          {isSeen ? 'Put back' : 'We talked about it'}
        </Button>
      </div>
    </Card>
  )
}
