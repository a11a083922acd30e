import type { TabPresence } from '#vault/sync/drafts/draft-repository.ts'
import type { TabChannel, TabMessage } from '#vault/vault.ts'

/** The other tabs of one person in this browser. */
export function openTabs(userId: number): TabChannel {
  const channel = new BroadcastChannel(`inkwell-${userId}`)
  return {
    tell: (news) => channel.postMessage(news),
    onNews: (listener) => {
      channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data)
    },
    close: () => channel.close(),
  }
}

/** Runs `lead` in one tab at a time: the next one takes over when that tab closes. */
const inOneTab =
  (what: string) =>
  async (userId: number, signal: AbortSignal, lead: () => Promise<void>): Promise<void> => {
    await navigator.locks.request(`inkwell-${what}-${userId}`, { signal }, lead)
  }

export const whileLeading = inOneTab('sync')
export const whileTidying = inOneTab('tidy')
export const whileReading = inOneTab('read')
export const whileRemembering = inOneTab('remember')
export const whileMakingVectors = inOneTab('meaning')

export const whileFirstAtJobs = inOneTab('jobs')

/** Runs work one after the other over all tabs: what one wrote the next one reads. */
const inTurn =
  (what: string) =>
  async (userId: number, work: () => Promise<void>): Promise<void> => {
    await navigator.locks.request(`inkwell-${what}-${userId}`, work)
  }

export const oneTabAtATime = inTurn('rings')
export const keepingJobs = inTurn('job-list')

const lockOf = (tabId: string): string => `inkwell-tab-${tabId}`

/** Each tab holds a lock by its name; the browser lets go of it when the tab ends, in whatever way. */
export const tabPresence: TabPresence = {
  hold: (tabId, signal) =>
    new Promise((resolve, reject) => {
      const untilOver = () =>
        new Promise<void>((over) => {
          signal.addEventListener('abort', () => over(), { once: true })
          resolve()
        })
      navigator.locks.request(lockOf(tabId), { signal }, untilOver).catch(reject)
    }),
  async isAlive(tabId) {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === lockOf(tabId))
  },
  async whenGone(tabId, signal, work) {
    await navigator.locks.request(lockOf(tabId), { signal }, work)
  },
}
