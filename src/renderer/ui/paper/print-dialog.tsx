import { FileDown, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatDay } from '#lib/formatting.ts'
import { locale } from '#lib/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toasts.ts'
import { keepSize, PAPER_SIZES, type PaperSize, usualSize } from './page-rules.ts'
import { Paper } from './paper.tsx'
import { printPaper } from './print-paper.ts'

/** What is to be printed. */
export interface ToPrint {
  /** At most 200 characters; the heading, and the name of a PDF file. */
  title: string
  /** The child's. */
  name: string
  /** The day that the paper is of, ISO 8601 in UTC; today where it is missing. */
  date?: string
  /** Fetches the content, all that is to stand on the paper. @throws Error with words for people */
  load: () => Promise<ReactNode>
}

interface PrintDialogProps extends ToPrint {
  onClose: () => void
}

const hints: Record<PaperSize, string> = { A4: '21 × 29.7 cm', Letter: '8.5 × 11 in' }
const FAILED = 'This could not be made ready for printing. Please try again.'

/** Asks for the paper's size and prints: into a PDF file on the desktop, by the print dialog in a browser. */
export function PrintDialog({ title, name, date, load, onClose }: PrintDialogProps) {
  const [size, setSize] = useState(() => usualSize(locale))
  const { content, problem, setProblem } = useContent(load)
  const [isPrinting, setPrinting] = useState(false)
  const isDesktop = window.desktop !== undefined
  const Icon = isDesktop ? FileDown : Printer

  async function print() {
    setProblem(undefined)
    setPrinting(true)
    try {
      const outcome = await printPaper(title)
      if (outcome?.outcome === 'failed') setProblem(outcome.message)
      if (outcome?.outcome !== 'done') return
      toast({ title: 'PDF saved', description: outcome.file })
      onClose()
    } catch {
      setProblem(FAILED)
    } finally {
      setPrinting(false)
    }
  }

  return createPortal(
    <Dialog title={isDesktop ? 'Save as PDF' : 'Print'} description={title} onClose={onClose}>
      <fieldset className="mb-5 grid gap-2 sm:grid-cols-2">
        <legend className="mb-1.5 font-bold">Paper</legend>
        {PAPER_SIZES.map(each => (
          <label
            key={each}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-medium border-2 border-line px-4 py-2 hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="paper"
              checked={size === each}
              onChange={() => {
                setSize(each)
                keepSize(each)
              }}
              className="size-5 accent-brand"
            />
            <span>
              <b>{each}</b> <span className="text-small text-ink-soft">{hints[each]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem !== undefined && (
        <div className="mb-5">
          <Alert look="destructive" title="That did not work">
            <p>{problem}</p>
          </Alert>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outlined" onClick={onClose}>
          Close
        </Button>
        <Button
          disabled={content === undefined}
          isLoading={isPrinting || (content === undefined && problem === undefined)}
          onClick={() => void print()}
        >
          <Icon aria-hidden className="size-[22px]" />
          {isDesktop ? 'Save as PDF' : 'Print'}
        </Button>
      </div>
      {content !== undefined && (
        <Paper head={{ title, name, day: formatDay(date ?? new Date().toISOString()) }} size={size}>
          {content}
        </Paper>
      )}
    </Dialog>,
    // Outside of what it is opened from, which may be a form, or a row that is drawn only while it is in sight.
    document.body,
  )
}

/** Loads the content once. */
function useContent(load: () => Promise<ReactNode>) {
  const [content, setContent] = useState<ReactNode>()
  const [problem, setProblem] = useState<string>()
  const first = useRef(load)
  useEffect(() => {
    let isGone = false
    first.current().then(
      loaded => !isGone && setContent(loaded),
      (error: unknown) => !isGone && setProblem(error instanceof Error ? error.message : FAILED),
    )
    return () => {
      isGone = true
    }
  }, [])
  return { content, problem, setProblem }
}
