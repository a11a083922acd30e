import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { SecurityEvent } from '#contract/security-events.ts'
import { readSecurityNews } from '#worker/core/security-events.calls.ts'
import { useSyncStatus } from '../vault/use-vault.ts'
import { useVaultCalls } from '../vault/vault-calls.ts'
import { keepTold, toldAfterLook, untoldOf, useTold } from './told-events.ts'

/** What happened to the keys and ways in; asked again when the server tells of more, and when it is there again. */
export function useSecurityEvents() {
  const vault = useVaultCalls()
  const { latestSecurityEvent, isOnline } = useSyncStatus()
  return useQuery({
    queryKey: [readSecurityNews.name, vault.owner, latestSecurityEvent, isOnline],
    queryFn: () => vault.run(readSecurityNews, null),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  })
}

const none: readonly SecurityEvent[] = []

/** What happened elsewhere and nobody was told of on this device, and how to say that they were. */
export function useUntoldEvents(): { untold: readonly SecurityEvent[]; onTold: () => void } {
  const { owner } = useVaultCalls()
  const { data } = useSecurityEvents()
  const told = useTold(owner)
  const events = data?.events
  useEffect(() => {
    if (owner !== null && events) keepTold(owner, toldAfterLook(events, told, performance.timeOrigin))
  }, [owner, events, told])
  const untold = useMemo(() => (events ? untoldOf(events, told) : none), [events, told])
  const onTold = () => {
    if (owner !== null && events)
      keepTold(
        owner,
        events.map(({ id }) => id),
      )
  }
  return { untold, onTold }
}
