import type { ChatQuestion } from '../conversation.ts'
import type { ModelRequest } from '../model-request.ts'
import type { AiProvider, Ports } from '../provider.ts'
import type { FamilyNames } from './family-names.ts'
import { createMask, hideFencedForVoice, hideForVoice, type Mask } from './mask.ts'

/**
 * The provider as a family uses it: of a company's, no port is given the family's names and private details, and each
 * answers as if it had been. An AI at home and the builtin tutor are told them. A recording and the sound of a call
 * can't be masked, nor what stands in a picture.
 * @param namesOf reads them at each use
 */
export function withNamesAtHome(provider: AiProvider, namesOf: () => Promise<FamilyNames>): AiProvider {
  if (provider.kind !== 'cloud') return provider
  return { ...provider, ports: maskedPorts(provider.ports, namesOf) }
}

function maskedPorts(ports: Partial<Ports>, namesOf: () => Promise<FamilyNames>): Partial<Ports> {
  const { mark, chat, moderate, speak, realtime } = ports
  /** As the reply that is under way was asked for: to read them for each of its sentences would hold each back. */
  let ofReply: Promise<FamilyNames> | undefined
  return {
    ...ports,
    ...(mark && {
      async mark(request, use) {
        const mask = createMask(await namesOf())
        return mask.showJson(await mark(hiddenRequest(request, mask), use))
      },
    }),
    ...(chat && {
      async *chat(question, use) {
        const names = namesOf()
        ofReply = names
        try {
          const mask = createMask(await names)
          yield* mask.showStream(chat(hiddenQuestion(question, mask), use))
        } finally {
          if (ofReply === names) ofReply = undefined
        }
      },
    }),
    ...(moderate && {
      moderate: async (text, use) => moderate(createMask(await (ofReply ?? namesOf())).hide(text), use),
    }),
    ...(speak && {
      speak: async (text, use) => speak(hideForVoice(text, await namesOf()), use),
    }),
    ...(realtime && {
      realtime: async (instructions, use) => realtime(hideFencedForVoice(instructions, await namesOf()), use),
    }),
  } satisfies Partial<Ports>
}

/** The instruction is ours alone; what the family has written is the content. */
function hiddenRequest(request: ModelRequest<unknown>, mask: Mask): ModelRequest<unknown> {
  const content = request.content.map(part => ('text' in part ? { text: mask.hideFenced(part.text) } : part))
  return { ...request, content, instruction: withNote(request.instruction, mask) }
}

function hiddenQuestion({ instruction, messages, childName }: ChatQuestion, mask: Mask): ChatQuestion {
  const hidden = {
    instruction: mask.hideFenced(instruction),
    messages: messages.map(message => ({ ...message, text: mask.hide(message.text) })),
    childName: mask.hide(childName),
  }
  return { ...hidden, instruction: withNote(hidden.instruction, mask) }
}

function withNote(instruction: string, mask: Mask): string {
  const note = mask.note()
  return note === '' ? instruction : `${instruction}\n\n${note}`
}
