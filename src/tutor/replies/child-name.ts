import type { ConversationSoFar } from '../conversation.ts'
import { feelingIn } from '../intents/feelings.ts'
import { plainWords } from '../intents/spelling.ts'

/** `my name is ana`, `call me Leo`: whatever follows is a name. */
const NAMED = /\b(?:my name(?:'?s| is)|call me|i(?:'?m| am) called)\s+(\p{L}{2,14})\b/iu
/** `im Milo`, with a capital or right behind a greeting. */
const CAPITAL = /\b[iI](?:['’]?m| am)\s+(\p{Lu}\p{Ll}{1,13})\b/u
const GREETED = /^\W*(?:hi+|hello|hey+|hiya)\W+(?:i['’]?m|i am|its|it['’]?s)\s+(\p{L}{2,14})\b/iu
/** What somebody is, and no name. */
const NO_NAME =
  /^(?:stuck|lost|back|here|done|good|fine|ok|okay|new|in|on|at|not|a|an|the|so|very|really|just|trying|doing|going|having|learn\w*|working|looking|confused|bored|tired|ready|sorry|her|his|their|mum|mom|dad|writing|asking|from|english|polish|turkish|me|my|your|bad|still|\p{L}+ing)$/iu

/** The name that a child has given itself, else the one that the app knows. */
export function childIn({ messages, childName }: ConversationSoFar): string {
  const names = messages.flatMap(({ role, text }) => {
    const name =
      role === 'child'
        ? [NAMED, CAPITAL, GREETED].map(pattern => pattern.exec(text)?.[1]).find(Boolean)
        : undefined
    return name && !NO_NAME.test(name) && !feelingIn(plainWords(`i am ${name}`)) ? [name] : []
  })
  const last = names.at(-1)
  return last ? last.charAt(0).toUpperCase() + last.slice(1) : childName
}
