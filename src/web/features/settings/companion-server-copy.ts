import { useEffect, useRef } from 'react'
import { call } from '#web/lib/request.ts'
import { useSyncStatus } from '#web/lib/use-vault.ts'
import type { CompanionChosen } from './companion-matters.ts'

async function keepAtServer({ comfortLevel, interests, style }: CompanionChosen): Promise<void> {
  const { saveCompanionBasics } = await import('#contract/account.ts')
  await call(saveCompanionBasics, {
    body: { aiComfortLevel: comfortLevel, aiInterests: [...interests], communicationStyle: style },
  })
}

/**
 * The server keeps a readable copy of what onboarding asked: style, level and interests. The sealed choice is the one that holds; the copy
 * follows it whenever this section is open and there is a connection.
 */
export function useServerCopy(settings: CompanionChosen | null): void {
  const { isOnline } = useSyncStatus()
  const sent = useRef('')
  const chosen = settings?.isChosen ? settings : null
  const basics = chosen && JSON.stringify([chosen.comfortLevel, chosen.interests, chosen.style])
  useEffect(() => {
    if (!isOnline || !chosen || basics === sent.current) return
    const timer = setTimeout(() => {
      sent.current = basics ?? ''
      keepAtServer(chosen).catch(() => {
        sent.current = ''
      })
    }, 400)
    return () => clearTimeout(timer)
  }, [chosen, basics, isOnline])
}
