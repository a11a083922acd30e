import { useQuery } from '@tanstack/react-query'
import {
  chooseAnswerer,
  chooseConsent,
  chooseManner,
  chooseStyle,
  companionSettings,
  findLocalModels,
  findProviders,
  sayAboutMe,
} from '#web/features/companion/companion.calls.ts'
import type { CompanionMatters, NearModels } from '#web/features/settings/companion-matters.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { inkwell } from '#web/lib/worker-link.ts'

/** What the companion keeps of the person's choices, and how they are changed: for a screen that is not the companion's own. */
export function useCompanionMatters(): CompanionMatters {
  const settings = useRows(companionSettings, null).rows[0] ?? null
  const { data: found } = useQuery({
    queryKey: [findProviders.name],
    queryFn: () => inkwell.run(findProviders, null),
    staleTime: 0,
    networkMode: 'always',
  })
  const chosen = found?.providers.find(({ id }) => id === settings?.provider)
  return { settings, provider: chosen ?? found?.provider, providers: found?.providers, near, change }
}

const browserModel = () => import('#web/features/companion/browser-model.ts')

const near: NearModels = {
  browserState: async () =>
    'LanguageModel' in globalThis ? (await browserModel()).browserModelState() : 'missing',
  download: async (onProgress) => (await browserModel()).downloadBrowserModel(onProgress),
  find: (address) => inkwell.run(findLocalModels, { address }),
}

const change: CompanionMatters['change'] = {
  style: (style) => inkwell.run(chooseStyle, { style }),
  answerer: (choice) => inkwell.run(chooseAnswerer, choice),
  consent: (choice) => inkwell.run(chooseConsent, { choice }),
  manner: (choice) => inkwell.run(chooseManner, choice),
  about: (said) => inkwell.run(sayAboutMe, said),
}
