import { Link } from 'react-router-dom'
import { useCallProvider } from '#lib/providers.ts'
import { LegalPage, Points } from './legal-page.tsx'

const parts = [
  {
    heading: 'What stays on this computer',
    content: (
      <>
        <p>
          Everything that Stepwise keeps: your account, questions and answers, assessments, practice, chats,
          and how long it was used. It lies in one folder of the person who is signed in to this computer.
          Stepwise has no servers of its own, counts nobody, and shows no advertising.
        </p>
        <p>
          Passwords and recovery codes are kept scrambled, so that nobody can read them back. Keys of AI
          services are kept in this computer’s keychain. Nothing that your child writes goes into the log.
        </p>
      </>
    ),
  },
  {
    heading: 'What leaves it, and when',
    isLong: true,
    content: (
      <>
        <p>
          Nothing, until a parent connects an AI service in Settings and agrees to it. The builtin tutor needs
          none: it reads pictures on this computer too. Once you have agreed, that service is sent what it
          needs for the task at hand:
        </p>
        <Points>
          {[
            'to mark an answer: the question, the answer, pictures of them, and the grade',
            'to chat or talk: what your child writes or says, your child’s age, the tutor’s name and the Personal Introduction',
            <TalkingAloud key="aloud" />,
            'to type what your child says into a question or an answer: the recording, of a minute at most',
            'to make practice: what the gap is about',
            'to read aloud: nothing, by a voice of this computer; by a voice that needs the internet, once you have allowed that in Settings, each text that is read aloud goes to the company that made the voice, names too',
          ]}
        </Points>
        <p>
          Names stay at home: before anything written goes to a company’s AI, your child’s name, yours, e-mail
          addresses, phone numbers, home addresses and passwords that Stepwise finds in it are taken out, and
          put back into the answer on this computer. A spoken answer says "friend" instead of the name. This
          can’t be done for the sound of a talk, what is typed in a talk, a recorded message or a picture: a
          name that is said or written there is sent. An AI in your own home is told the names.
        </p>
        <p>
          The service’s own rules then hold for what it received. An AI that runs on your own computers keeps
          even that at home. How many requests and how much was sent to whom in the last 90 days is shown in
          the{' '}
          <Link to="/parent?tab=ai" className="link">
            Parent’s corner
          </Link>
          , where you can also set a limit and withdraw your agreement at any time.
        </p>
        <p>
          Photos from a phone come to this computer through your home’s network, not encrypted, and only after
          you have allowed it in Settings.
        </p>
      </>
    ),
  },
  {
    heading: 'Who can see it',
    isLong: true,
    content: (
      <p>
        Whoever logs in with your password, and whoever can open your files on this computer. Other families
        that use Stepwise here see nothing of yours, also where one shares its AI with another. A parent can
        read all of the child’s chats; please tell your child so.
      </p>
    ),
  },
  {
    heading: 'Looking after the child',
    isLong: true,
    content: (
      <>
        <p>
          What your child writes in both chats, in the Answer Evaluator and in the profile, and what they say
          in talks, passes a safety check on this computer. What worries it gets kind words instead of an
          answer, and is shown to the parent in the Parent’s corner for 90 days, also when the chat is
          deleted. From the text chat, which keeps nothing else, only that is kept.
        </p>
        <p>
          One thing is never kept nor shown: what a child tells of harm by a grown-up at home. The child gets
          a helpline instead. The check is careful but not perfect, and no substitute for a grown-up.{' '}
          <Link to="/safety" className="link">
            What is flagged, kept and shown
          </Link>
        </p>
      </>
    ),
  },
  {
    heading: 'Your rights',
    isLong: true,
    content: (
      <Points>
        {[
          'See and take along: export everything as a zip of plain files.',
          'Correct: change the profile at any time.',
          'Delete: delete the account and all it holds. It is overwritten at once; the daily backups are removed within seven days.',
          'Withdraw: take back your agreement to any AI service.',
        ]}
      </Points>
    ),
  },
]

/** What happens with the family's data, in plain words. */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro="The short version: what your family does in Stepwise stays on this computer."
      parts={parts}
    />
  )
}

function TalkingAloud() {
  const provider = useCallProvider()
  return `to talk aloud with ${provider}: the sound of the microphone, straight from this computer, while the talk lasts. To set up the talk, this computer asks public servers of Google (STUN) for its internet address`
}
