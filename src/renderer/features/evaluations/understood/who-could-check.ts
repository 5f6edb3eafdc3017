import type { Settings } from '#contract/settings.ts'
import { useSettings } from '#features/settings/use-settings.ts'

/** Said where nobody is connected, and as long as it is not known who is. */
const NOBODY_ELSE =
  'I can’t check this one by myself yet. You can still go on: the answer page helps, or a grown-up, now or later.'

/** What a child hears of a question that the tutor can't read: who or what could check it, by what is connected. */
export function useWhoCouldCheck(): string {
  const { data } = useSettings()
  return whoCouldCheck(data)
}

/** The same by the settings; undefined while they are not known. */
export function whoCouldCheck(settings: Settings | undefined): string {
  const serving = settings?.services.find(({ service }) => service === settings.servingNow.text)
  if (!serving || serving.about.kind === 'builtin') return NOBODY_ELSE
  const where = serving.about.kind === 'home' ? ', the AI in your home' : ''
  return `I can’t check this one by myself, but ${serving.about.name}${where} can look at it.`
}
