import { LegalPage } from './legal-page.tsx'

const parts = [
  {
    heading: 'Who it is for',
    content: (
      <p>
        Stepwise is for families. An account belongs to a parent or guardian, who decides what the child may
        use and is there when the child needs help. Please keep the password and the recovery code to
        yourself.
      </p>
    ),
  },
  {
    heading: 'What it can and cannot do',
    content: (
      <>
        <p>
          The builtin tutor marks school maths exactly. Everything that an AI service writes can be wrong,
          even when it sounds sure: marks, explanations and recommended pages included. Use it to learn, and
          ask a teacher when it matters. Stepwise gives no medical or legal advice and is no emergency
          service.
        </p>
        <p>
          The tutor guides step by step and does not do homework in the child’s place. That is on purpose.
        </p>
      </>
    ),
  },
  {
    heading: 'AI services',
    content: (
      <p>
        If you connect one, its own terms, age limits and prices hold between you and that company. You can
        set a monthly limit in the Parent’s corner.
      </p>
    ),
  },
  {
    heading: 'Your data',
    content: (
      <p>
        It is yours. It lies on your computer, so its safety is in your hands too: Stepwise makes a backup
        each day, but on the same computer. Please keep one somewhere else as well.
      </p>
    ),
  },
  {
    heading: 'No warranty',
    content: (
      <p>
        Stepwise is made with care and offered as it is. As far as the law allows, nobody is liable for damage
        that comes from using it. Rights that the law gives you as a consumer stay untouched.
      </p>
    ),
  },
]

/** The terms of use in plain words. */
export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      intro="What you can expect from Stepwise, and what it expects from you."
      parts={parts}
    />
  )
}
