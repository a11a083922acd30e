import type { TabChannel, TabNews } from '#vault/vault.ts'

/** The other tabs of one person in this browser. */
export function openTabs(userId: number): TabChannel {
  const channel = new BroadcastChannel(`inkwell-${userId}`)
  return {
    tell: (news) => channel.postMessage(news),
    onNews: (listener) => {
      channel.onmessage = (event: MessageEvent<TabNews>) => listener(event.data)
    },
    close: () => channel.close(),
  }
}

/** Runs `lead` in one tab at a time: the next one takes over when that tab closes. */
export async function whileLeading(
  userId: number,
  signal: AbortSignal,
  lead: () => Promise<void>,
): Promise<void> {
  await navigator.locks.request(`inkwell-sync-${userId}`, { signal }, lead)
}
