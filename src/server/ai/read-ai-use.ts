import type { AiUse } from '#contract/parents-corner.ts'
import { DAYS_OF_AI_USE } from '#contract/periods.ts'
import type { Db } from '../db/schema.ts'
import { daysBefore } from '../local-day.ts'
import { readLimits, readMonth, readUse, readUseOfChildren } from './limits.ts'
import type { AiProvider } from './provider.ts'

/**
 * What has left this computer for a family, as a parent sees it.
 * @param charged the ids of the providers that the limits count
 */
export async function readAiUse(
  given: { db: Db; providers: readonly AiProvider[]; charged: readonly string[]; now: Date },
  accountId: number,
): Promise<AiUse> {
  const { db, providers, charged, now } = given
  const services = await db
    .selectFrom('ai_use')
    .select(({ fn }) => [
      'service',
      fn.sum<number>('calls').as('calls'),
      fn.sum<number>('requests').as('requests'),
      fn.sum<number>('bytes').as('bytes'),
      fn.sum<number>('voice_seconds').as('voiceSeconds'),
      fn.max('day').as('lastDay'),
    ])
    .where('family_id', '=', accountId)
    .where('day', '>', daysBefore(now, DAYS_OF_AI_USE))
    .groupBy('service')
    .orderBy('service')
    .execute()
  return {
    services: services.map(each => ({ ...each, name: findName(providers, each.service) })),
    thisMonth: await readMonth(db, accountId, now, charged),
    ofChildren: await readUseOfChildren(db, accountId, now, charged),
    ofOtherFamilies: await readUse(db, 'lent_ai_use', accountId, now, charged),
    limits: await readLimits(db, accountId),
  }
}

function findName(providers: readonly AiProvider[], id: string): string {
  const provider = providers.find(each => each.id === id)
  const name = provider?.names.screen ?? id
  return provider?.kind === 'home' ? `${name} (not on the internet)` : name
}
