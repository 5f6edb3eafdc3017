import { type ReactNode, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

interface LegalPageProps {
  title: string
  intro: string
  /** Each heading with its paragraphs. */
  parts: readonly {
    heading: string
    content: ReactNode
    /** On a narrow screen its heading alone is seen at first: the page would be too long. */
    isLong?: boolean
  }[]
}

const narrow = '(max-width: 639px)'

/** A page of plain words to read. */
export function LegalPage({ title, intro, parts }: LegalPageProps) {
  const [isNarrow] = useState(() => window.matchMedia(narrow).matches)
  return (
    <div className="mx-auto grid max-w-[760px] gap-6">
      <PageHeading short="This page is for grown-ups. Ask one to read it with you." intro={intro}>
        {title}
      </PageHeading>
      <Card className="grid gap-6">
        {parts.map(({ heading, content, isLong = false }) =>
          isLong && isNarrow ? (
            <Fold key={heading} head={<h2>{heading}</h2>} isOpen={false}>
              {content}
            </Fold>
          ) : (
            <section key={heading} className="grid gap-2">
              <h2>{heading}</h2>
              {content}
            </section>
          ),
        )}
      </Card>
    </div>
  )
}

export function Points({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className="grid max-w-measure list-disc gap-1 pl-6">
      {children.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a page never change their order
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
}
