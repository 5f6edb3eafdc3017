import { activitiesFor, canDo, findTopic } from '#maths/kinds/topics.ts'
import { helpAtHome } from '#maths/lessons/at-home.ts'
import { givesUp } from '#maths/marking/gives-up.ts'
import { takeLabel } from '#maths/notation/labels.ts'
import { hintsFor, hintsToTry } from '#maths/practice/hints.ts'
import { canPractise } from '#maths/practice/make-questions.ts'
import { readAlone } from '#maths/typed/read-alone.ts'
import { readWorking } from '#maths/working/working-lines.ts'
import { readAloud } from '#text/read-aloud.ts'
import { group } from './group.ts'

/** No kind of question reads it, so that all of them are asked. */
const STORY = 'Mia has 3 kg of rice. How many weeks?'

/** What features ask of the maths that builds upon nothing of the server. */
export const mathsTasks = group(
  'maths',
  {
    readWorking,
    hintsFor,
    hintsToTry,
    canPractise,
    canDo,
    canRead: (question: string) => readAlone(question) !== undefined,
    readAloud,
    helpAtHome: (concepts: readonly string[]) => concepts.map(helpAtHome),
    isTopic: (concept: string) => findTopic(concept) !== undefined,
    /** Things to do, each concept once. */
    activitiesFor: (concepts: readonly string[]) => [...new Set(concepts)].flatMap(activitiesFor),
    /** Whether an answer, or a line of it, says no more than not to know. */
    givesUpSomewhere: (answer: string) => answer.split('\n').some(line => givesUp(takeLabel(line).text)),
  },
  () => readAlone(STORY),
)
