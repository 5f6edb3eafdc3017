import type { settingsEndpoints } from '#contract/settings.ts'
import { homeAddress } from '../ai/home-address.ts'
import type { Handlers } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import {
  changeable,
  consentNeeded,
  known,
  refuseAway,
  type SettingsParts,
  showSettings,
  yesOrNo,
} from './settings-parts.ts'
import { beginShare, readSettings, setForAccount } from './store.ts'

type Handled = Pick<
  Handlers<typeof settingsEndpoints>,
  'connectCloud' | 'connectHome' | 'disconnect' | 'shareService'
>

/** Connects AIs, ends their connections, and shares them with other families. */
export function connectionHandlers(parts: SettingsParts): Handled {
  const { db, providers, keys, loans, lastTests, servicesOf, now } = parts
  return {
    async connectCloud({ params, body, account }) {
      const { needs } = known(providers, params.service, 'key')
      changeable(await servicesOf({ familyId: account.id }), params.service)
      const { consents } = await readSettings(db, account.id)
      if (consents[params.service] === undefined) throw consentNeeded()
      if (needs.kind === 'key') await keys.write(account.id, needs.secret, body.key)
      lastTests.forget(account.id, params.service)
      return showSettings(parts, account.id)
    },

    async connectHome({ params, body, account }) {
      const { id, models } = known(providers, params.service, 'address')
      changeable(await servicesOf({ familyId: account.id }), id)
      const address = homeAddress(body.address)
      refuseAway(models, body.model)
      const former = await readSettings(db, account.id)
      await setForAccount(db, account.id, `${id}.address`, address)
      await setForAccount(db, account.id, `consent.${id}`, now().toISOString())
      await setForAccount(db, account.id, `model.${id}`, body.model)
      await setForAccount(db, account.id, `${id}.can_see`, yesOrNo(body.canSeePictures))
      // What other families had agreed to was the former address.
      if (former.addresses[id] !== address && former.shares[id]) {
        await beginShare(db, account.id, id)
        loans.end(former.shares[id])
      }
      lastTests.forget(account.id, id)
      return showSettings(parts, account.id)
    },

    async disconnect({ params, account }) {
      const { id, needs } = known(providers, params.service, 'key', 'address', 'model')
      changeable(await servicesOf({ familyId: account.id }), id)
      await endShare(parts, account.id, id)
      lastTests.forget(account.id, id)
      if (needs.kind === 'key') await keys.remove(account.id, needs.secret)
      else {
        // A model of the home AI is chosen by its name alone; its file stays.
        if (needs.kind === 'model') await setForAccount(db, account.id, `model.${id}`, undefined)
        await setForAccount(db, account.id, `${id}.address`, undefined)
        await setForAccount(db, account.id, `consent.${id}`, undefined)
      }
      return showSettings(parts, account.id)
    },

    async shareService({ params, body, account }) {
      const service = known(providers, params.service, 'key', 'address').id
      const { connection, settings, loan } = changeable(await servicesOf({ familyId: account.id }), service)
      if (!body.isShared) {
        await endShare(parts, account.id, service)
        return showSettings(parts, account.id)
      }
      if (!connection || loan) throw new HttpError(409, 'ai_not_connected', 'Please connect this AI first.')
      if (!settings.isShared) await beginShare(db, account.id, service)
      return showSettings(parts, account.id)
    },
  }
}

async function endShare({ db, loans }: SettingsParts, accountId: number, service: string): Promise<void> {
  const { shares } = await readSettings(db, accountId)
  await setForAccount(db, accountId, `share.${service}`, undefined)
  loans.end(shares[service])
}
