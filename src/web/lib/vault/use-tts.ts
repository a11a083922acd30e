import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '#browser/request.ts'
import { ttsSettingsPath } from '#contract/paths/voice-paths.ts'
import { defaultTts, type TtsSettings } from '#domain/voice/voice-choices.ts'

export const ttsQuery = queryOptions({
  queryKey: [ttsSettingsPath] as const,
  queryFn: async ({ signal }): Promise<TtsSettings | null> => {
    const response = await send('GET', ttsSettingsPath, { signal })
    return response.ok ? ((await response.json()) as TtsSettings) : null
  },
})

/** How this person has replies read; as everybody until the server has said so, and without it. */
export const useTts = (): TtsSettings => useQuery(ttsQuery).data ?? defaultTts
