import { Check, Inbox, Minus, RotateCcw, Sprout, Zap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Evaluation } from '#contract/evaluations.ts'
import type { Today } from '#contract/practice.ts'
import { practicePath } from '#features/boosters/practice-path.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDaySince, formatScore, preview } from '#lib/formatting.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Pip } from '#ui/pip.tsx'
import { isAutomatic } from '../pictures.ts'
import { wizard } from '../wizard-store.ts'
import { findBegun, QUESTION_SHOWN } from './go-on.ts'
import type { Home } from './use-home.ts'

interface HomeStripProps {
  home: Home
  childName: string
  /** Into the step that is on the page. */
  onGoOn: () => void
}

/** What a child finds when it comes home: what is due today, where it stopped, and the last result. */
export function HomeStrip({ home: { today, checkup, last, kept }, childName, onGoOn }: HomeStripProps) {
  // As it was found: the tiles stay where they are while the child types.
  const [draft] = useState(wizard.getState)
  const begun = findBegun(draft, checkup, today?.open ?? [])
  const due = today?.due ?? []
  const isEmpty = !begun && due.length === 0 && !last && kept.length === 0
  const isNew = today !== undefined && isEmpty
  if (!isNew && isEmpty) return null
  return (
    <section
      aria-label="Where you are"
      className={classNames('mb-8 flex items-center gap-4', isNew && 'mx-auto max-w-[732px]')}
    >
      <Pip
        pose={isNew ? 'cheering' : 'looking'}
        className={classNames('w-20 shrink-0 lg:w-24', !isNew && 'max-lg:hidden')}
      />
      {isNew ? (
        <Aloud what="the greeting" className="flex-1">
          <p className="max-w-none text-lead">
            <b className="font-heading font-extrabold">Hello, {childName}!</b> Show me a question and what you
            wrote. We look at it together, step by step.
          </p>
        </Aloud>
      ) : (
        <ul className="grid min-w-0 flex-1 gap-2 sm:gap-4 md:grid-flow-col md:auto-cols-fr">
          {due.length > 0 && today && <DueTile {...today} />}
          {begun && (
            <Tile icon={<RotateCcw aria-hidden />} to={begun.to} onPress={onGoOn} title={begun.title}>
              {begun.where}
            </Tile>
          )}
          {kept.length > 0 && <KeptTile kept={kept} />}
          {last && <LastTile evaluation={last} />}
        </ul>
      )}
    </section>
  )
}

function DueTile({ due, minutes }: Pick<Today, 'due' | 'minutes'>) {
  const [first] = due
  const isOne = due.length === 1 && first?.gapId !== undefined
  return (
    <Tile
      icon={<Zap aria-hidden />}
      isSun
      to={isOne ? practicePath(first.gapId) : '/boosters'}
      title={due.length === 1 ? 'One thing to look at again' : `${due.length} things to look at again`}
    >
      about {minutes} minutes
    </Tile>
  )
}

/** What has come back from a grown-up, else what waits for one. */
function KeptTile({ kept }: Pick<Home, 'kept'>) {
  const back = kept.filter(({ mark }) => mark !== undefined)
  const [first] = back.length > 0 ? back : kept
  if (!first) return null
  const title = back.length > 0 ? 'A grown-up has looked' : 'Waiting for a grown-up'
  const count = back.length || kept.length
  return (
    <Tile icon={<Inbox aria-hidden />} isSun={back.length > 0} to="/kept" title={title}>
      {count > 1
        ? `${count} answers`
        : isAutomatic(first.question)
          ? 'a photo'
          : preview(first.question, QUESTION_SHOWN)}
    </Tile>
  )
}

/** The same sign and words as above the result itself. */
function LastTile({ evaluation }: { evaluation: Evaluation }) {
  const { question, score, totalScore, createdAt, checkupId } = evaluation
  const isRight = score >= totalScore
  const marks = `${formatScore(score)} of ${formatScore(totalScore)}`
  const Icon = isRight ? Check : score > 0 ? Minus : Sprout
  return (
    <Tile
      icon={<Icon aria-hidden />}
      to="/past-assessments"
      title={`${formatDaySince(createdAt, new Date())}: ${isRight ? 'all right' : score > 0 ? marks : 'not yet'}`}
    >
      {checkupId === undefined ? preview(question, QUESTION_SHOWN) : 'in a check-up'}
    </Tile>
  )
}

interface TileProps {
  icon: ReactNode
  /** Something is due. */
  isSun?: boolean
  title: string
  /** Where it leads; without one, `onPress` leads on. */
  to?: string | undefined
  onPress?: () => void
  children: ReactNode
}

const tile =
  'flex h-full w-full items-center gap-3 rounded-medium border border-line bg-card p-3 text-left text-ink ' +
  'no-underline transition-colors duration-150 hover:border-line-strong sm:p-4'

function Tile({ icon, isSun = false, title, to, onPress, children }: TileProps) {
  const face = (
    <>
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-[12px] *:size-[22px]',
          isSun ? 'bg-sun-soft text-sun-ink' : 'bg-brand-soft text-brand-strong',
        )}
      >
        {icon}
      </span>
      <span className="min-w-0">
        <b className="block font-heading leading-tight font-extrabold break-words">{title}</b>
        <span className="block text-small text-ink-soft break-words">{children}</span>
      </span>
    </>
  )
  return (
    <li className="min-w-0">
      {to === undefined ? (
        <button type="button" onClick={onPress} className={tile}>
          {face}
        </button>
      ) : (
        <Link to={to} className={tile}>
          {face}
        </Link>
      )}
    </li>
  )
}
