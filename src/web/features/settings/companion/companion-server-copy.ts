import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#browser/request.ts'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import type { CompanionChosen } from './companion-settings-data.ts'

/** Fetched when it is needed: the first paint waits for no schema library. */
const contract = () => import('#contract/account.ts')

/**
 * The server keeps a readable copy of what onboarding asked: style, level and interests. The sealed choice is the one that holds; the copy
 * follows it whenever this section is open and there is a connection.
 */
export function useServerCopy(settings: CompanionChosen | null): void {
  const { isOnline } = useSyncStatus()
  const sent = useRef('')
  const { mutate } = useMutation({
    // One after the other, so that the last choice is the last to arrive.
    scope: { id: 'companion-basics' },
    mutationFn: async ({ comfortLevel, interests, style }: CompanionChosen) =>
      call((await contract()).saveCompanionBasics, {
        body: { aiComfortLevel: comfortLevel, aiInterests: [...interests], communicationStyle: style },
      }),
    onError: () => {
      sent.current = ''
    },
  })
  useEffect(() => void contract().catch((error: unknown) => console.error(error)), [])
  useEffect(() => {
    if (!isOnline || !settings?.isChosen) return
    const basics = JSON.stringify([settings.comfortLevel, settings.interests, settings.style])
    if (basics === sent.current) return
    sent.current = basics
    mutate(settings)
  }, [settings, isOnline, mutate])
}
