import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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
import { useVaultCalls, type VaultCalls } from '#web/lib/vault-calls.ts'

/** What the companion keeps of the person's choices, and how they are changed: for a screen that is not the companion's own. */
export function useCompanionMatters(): CompanionMatters {
  const vault = useVaultCalls()
  const settings = useRows(companionSettings, null).rows[0] ?? null
  const { data: found } = useQuery({
    queryKey: [findProviders.name],
    queryFn: () => vault.run(findProviders, null),
    staleTime: 0,
    networkMode: 'always',
  })
  const chosen = found?.providers.find(({ id }) => id === settings?.provider)
  const near = useMemo(() => nearModels(vault), [vault])
  const change = useMemo(() => changes(vault), [vault])
  return { settings, provider: chosen ?? found?.provider, providers: found?.providers, near, change }
}

const browserModel = () => import('#web/features/companion/browser-model.ts')

const nearModels = (vault: VaultCalls): NearModels => ({
  browserState: async () =>
    'LanguageModel' in globalThis ? (await browserModel()).browserModelState() : 'missing',
  download: async (onProgress) => (await browserModel()).downloadBrowserModel(onProgress),
  find: (address) => vault.run(findLocalModels, { address }),
})

const changes = (vault: VaultCalls): CompanionMatters['change'] => ({
  style: (style) => vault.run(chooseStyle, { style }),
  answerer: (choice) => vault.run(chooseAnswerer, choice),
  consent: (choice) => vault.run(chooseConsent, { choice }),
  manner: (choice) => vault.run(chooseManner, choice),
  about: (said) => vault.run(sayAboutMe, said),
})
