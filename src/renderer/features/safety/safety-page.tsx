import { Link } from 'react-router-dom'
import { safetyEndpoints } from '#contract/safety.ts'
import { LegalPage, Points } from '#features/legal/legal-page.tsx'
import { useProviders } from '#lib/providers.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Emergency, HelplineList } from './helpline-list.tsx'

/** What is flagged, kept and shown, for a child and for a parent, and who can help. */
export default function SafetyPage() {
  return (
    <LegalPage
      title="When something is wrong"
      intro="What happens when you write here that you are hurt, scared or sad – and who can help."
      parts={[{ heading: 'Somebody to talk to', content: <Helplines /> }, ...parts]}
    />
  )
}

function Helplines() {
  return (
    <Loaded endpoint={safetyEndpoints.help} input={{}} what="The helplines" instead={<Emergency />}>
      {help => <HelplineList help={help} />}
    </Loaded>
  )
}

const parts = [
  {
    heading: 'For you',
    content: (
      <>
        <p>
          You can write here how you feel. Stepwise is a computer program: it can’t come and help, but it can
          tell you who can.
        </p>
        <Points>
          {[
            'When there is a fire, somebody has swallowed something or doesn’t wake up: get a grown-up and call the emergency number first. If you write it here, that is what you are told, and your parent is shown it at once.',
            'When it sounds as if you are in danger, you get kind words and a number to call, and your parent is shown what you wrote.',
            'When you are sad, lonely, scared or bullied, you get an answer about that, and your parent sees quietly that it may be worth a talk.',
            'When you write about a grown-up at home, or a relative, who hurts you, nobody at home is shown it. It is not kept: not in your chats, not in the list for parents, not in a backup. It stays on this screen until you leave the page or take it off.',
            'Swear words and things like your address get a friendly reminder. Your parent can see those too.',
          ]}
        </Points>
        <p>
          In chats that are saved, your parent can read everything else as well. Nothing that worries the
          check is sent to an AI service. In a talk the AI hears you speak, because that is how a talk works.
        </p>
      </>
    ),
  },
  {
    heading: 'For parents',
    isLong: true,
    content: (
      <>
        <p>
          What your child writes in both chats, says in a talk, or writes as a question, an answer, a title or
          an introduction, is looked through on this computer. <ServicesCheck />
        </p>
        <Points>
          {[
            'An emergency: a fire, poison, somebody hurt or not waking up. Your child is told to get a grown-up and to call the emergency number, and nothing else. Stepwise calls nobody.',
            'Urgent: self-harm, abuse, somebody getting close to a child, threats, eating, blackmail, running away. Your child gets kind words and helplines at once; you see it first in the Parent’s corner.',
            'Worth a talk: being bullied, lonely, sad, scared, or thinking badly of themselves. Your child gets a warm answer; you see a quiet entry.',
            'Stopped: swearing, hate, sexual content, violence, drugs, private details. Your child gets a reminder; you see it in the list.',
          ]}
        </Points>
        <p>
          A flagged exchange is kept for 90 days, also when the chat is deleted, and then removed. What a
          child tells of harm by a grown-up at home or a relative is kept nowhere and shown to nobody, because
          it could put the child in danger: the child is given a helpline instead. Danger is heard in English
          and, in its plainest words, in Spanish, French, German, Polish, Turkish, Arabic, Ukrainian and
          Chinese.
        </p>
        <p>
          You see flags and choose the country of the helplines in the{' '}
          <Link to="/parent?tab=chats" className="link">
            Parent’s corner
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    heading: 'What it cannot do',
    content: (
      <p>
        A computer can miss things, and it can be wrong. A page without flags does not mean that all is well,
        and nobody is called or told by Stepwise itself. Nothing here takes the place of a grown-up who
        listens.
      </p>
    ),
  },
]

/** Who looks through what is written besides. */
function ServicesCheck() {
  const names = useProviders().flatMap(({ hasModeration, name }) => (hasModeration ? [name] : []))
  if (names.length === 0) return null
  return `With ${names.join(' or ')} connected, chat messages in which nothing was found pass its safety check as well.`
}
