import type { Logger } from 'pino'
import type { textChatEndpoints } from '#contract/text-chat.ts'
import { chipsFor } from '../ai/engine.ts'
import { TEXT_CHAT_PROVIDER } from '../ai/providers/index.ts'
import type { Handlers } from '../http/routes.ts'
import { isAfterDanger } from '../safety/ear.ts'
import { askerFor } from '../shared/learner.ts'
import { type ReplyParts, readHistory, saidByChild } from './reply-parts.ts'
import { streamReply } from './stream-reply.ts'

/**
 * The text AI chat: the registry's provider for it answers where it may, else whoever serves. Nothing is stored but
 * what is flagged for the parent.
 */
export function textChatHandlers({
  log,
  ...parts
}: ReplyParts & { log: Logger }): Handlers<typeof textChatEndpoints> {
  const { servicesOf, openGapsOf } = parts
  return {
    async readTutor({ child }) {
      const { conversation } = await servicesOf(askerFor(child), TEXT_CHAT_PROVIDER)
      return { service: conversation.service, name: conversation.name }
    },

    async chips({ body, child }) {
      if (await isAfterDanger(saidByChild(body.history))) return { chips: [] }
      const messages = await readHistory(body.history)
      return { chips: await chipsFor({ messages, openGaps: await openGapsOf(child.id) }) }
    },

    streamReply: streamReply(parts, log),
  }
}
