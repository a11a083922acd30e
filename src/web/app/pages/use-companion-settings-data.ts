import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { endTalkPermits } from '#web/features/companion/lasting-permit.ts'
import type {
  CompanionSettingsData,
  RelatedEntryModels,
} from '#web/features/settings/companion/companion-settings-data.ts'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import {
  chooseAnswerer,
  chooseConsent,
  findLocalModels,
  findProviders,
} from '#worker/companion/companion.calls.ts'
import {
  fetchDeviceModel,
  pauseDeviceModel,
  removeDeviceModel,
  watchDeviceModels,
} from '#worker/companion/device-models.calls.ts'

/** What the companion keeps of the person's choices, and how they are changed: for a screen that is not the companion's own. */
export function useCompanionSettingsData(): CompanionSettingsData {
  const vault = useVaultCalls()
  const settings = useView('companion.settings').rows[0] ?? null
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

const nearModels = (vault: VaultCalls): RelatedEntryModels => ({
  browserState: async () =>
    'LanguageModel' in globalThis ? (await browserModel()).browserModelState() : 'missing',
  download: async (onProgress) => (await browserModel()).downloadBrowserModel(onProgress),
  find: (address) => vault.run(findLocalModels, { address }),
  models: {
    watch: (hear, signal) => vault.stream(watchDeviceModels, null, hear, signal),
    fetch: (sha256) => vault.run(fetchDeviceModel, { sha256 }),
    pause: (sha256) => vault.run(pauseDeviceModel, { sha256 }),
    remove: (sha256) => vault.run(removeDeviceModel, { sha256 }),
  },
})

const changes = (vault: VaultCalls): CompanionSettingsData['change'] => ({
  style: (style) => chooseOf(vault, 'companion_style', { style }),
  answerer(choice) {
    endTalkPermits()
    return vault.run(chooseAnswerer, choice)
  },
  consent(choice) {
    endTalkPermits()
    return vault.run(chooseConsent, { choice })
  },
  manner: (choice) => chooseOf(vault, 'companion_manner', choice),
  about: (said) => chooseOf(vault, 'about_me', said),
})
