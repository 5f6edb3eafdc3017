import type { EndpointAnswer } from '#contract/endpoint.ts'
import type { practiceSheetEndpoints } from '#contract/practice-sheets.ts'
import { writeSheetCode } from '#contract/sheet-code.ts'
import { PaperMarkdown } from '#ui/paper/paper.tsx'
import './sheet-paper.css'

type PrintedSheet = EndpointAnswer<typeof practiceSheetEndpoints.paper>

/** A practice sheet: the questions with room to write, and on the last page the answers. */
export function SheetPaper({ sheet: { code, questions, solutions } }: { sheet: PrintedSheet }) {
  return (
    <>
      <p className="sheet-top">
        <span>
          Name <span className="sheet-line" />
        </span>
        <span>
          Date <span className="sheet-line" />
        </span>
        <span className="sheet-code">Code {writeSheetCode(code)}</span>
      </p>
      <p className="sheet-how">
        Solve them with a pencil. Then open Stepwise, “Practice on paper”, and type the code to enter your
        answers.
      </p>
      <ol className="sheet-questions">
        {questions.map(({ number, question }) => (
          <li key={number}>
            <b className="sheet-number">{number}</b>
            <div className="sheet-question">
              <PaperMarkdown>{question}</PaperMarkdown>
            </div>
            <div aria-hidden className="sheet-room" />
            <p className="sheet-answer">
              Answer <span className="sheet-line" />
            </p>
          </li>
        ))}
      </ol>
      <section className="paper-new-page">
        <h2>Answers ({writeSheetCode(code)})</h2>
        <p>For later: take this page off before you begin.</p>
        <ol className="sheet-solutions">
          {solutions.map((solution, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a solution is what stands at its place
            <li key={index}>
              <b className="sheet-number">{index + 1}</b>
              <div>
                <PaperMarkdown>{solution}</PaperMarkdown>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
