import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request, send } from '#browser/request.ts'
import { ttsSettingsPath, voicePath } from '#contract/paths/voice-paths.ts'
import { inTurn } from '#domain/jobs/in-turn.ts'
import { defaultTts, type TtsSettings } from '#domain/voice/voice-choices.ts'
import { ttsQuery, useTts } from '#web/lib/vault/use-tts.ts'

/** The last change stays. */
const turn = inTurn()

/** Shows a choice at once and keeps it with the account; what was there before comes back when that fails. */
export function useTtsChoice() {
  const client = useQueryClient()
  const settings = useTts()
  const [hasFailed, setHasFailed] = useState(false)
  return {
    settings,
    hasFailed,
    choose(choice: Partial<TtsSettings>): void {
      setHasFailed(false)
      const before = now(client)
      const next = { ...before, ...choice }
      client.setQueryData(ttsQuery.queryKey, next)
      turn(() => request('PUT', ttsSettingsPath, { body: next })).catch(() => {
        setHasFailed(true)
        if (now(client) === next) client.setQueryData(ttsQuery.queryKey, before)
      })
    },
  }
}

const now = (client: QueryClient): TtsSettings => client.getQueryData(ttsQuery.queryKey) ?? defaultTts

/** What the server says about a service that speaks. */
export interface VoiceService {
  readonly service: { readonly name: string; readonly host: string } | null
  readonly voices: readonly { readonly id: string; readonly name: string; readonly about: string }[]
  readonly trouble: string | null
}

const serviceQuery = queryOptions({
  queryKey: [voicePath] as const,
  staleTime: 0,
  queryFn: async ({ signal }): Promise<VoiceService | null> => {
    const response = await send('GET', voicePath, { signal }).catch(() => null)
    return response?.ok ? ((await response.json()) as VoiceService) : null
  },
})

/** The service that can speak here; null without the server, undefined until it has answered. */
export const useVoiceService = (): VoiceService | null | undefined => useQuery(serviceQuery).data
