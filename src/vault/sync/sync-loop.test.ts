import { expect, test } from 'vitest'
import type { ServerEvents } from '../ports/server-events.ts'
import type { SyncStatus } from '../store/store.ts'
import { SyncLoop } from './sync-loop.ts'

/** A loop that leads and whose first round waits for an answer of the server. */
function inItsFirstRound() {
  const told: SyncStatus[] = []
  const stopped: string[] = []
  const answer = Promise.withResolvers<boolean>()
  const ended = Promise.withResolvers<void>()
  let heard: Pick<ServerEvents, 'heard' | 'recordsChanged'> | undefined
  const loop = new SyncLoop({
    replica: {
      lead: () => {},
      pull: () => answer.promise,
      pushSome: async () => false,
      compare: async () => {},
      isComparisonDue: async () => false,
      compareLater: async () => {},
      retryQuarantined: async () => 0,
      putBackAfterRenewal: async () => false,
      resealSome: async () => null,
      trouble: null,
      isBehind: () => true,
    },
    counts: async () => ({ waiting: 0, setAside: 0, notices: 0 }),
    afterRound: async () => null,
    onNews: (news) => {
      heard = news
      return () => void stopped.push('the stream')
    },
    whileLeading: (_signal, lead) => lead().finally(ended.resolve),
    now: () => 0,
    onStatus: (status) => void told.push(status),
  })
  loop.start()
  const news = () => heard ?? expect.unreachable('nobody listens to the server')
  return { loop, told, stopped, answer, ended: ended.promise, news }
}

test('what the server tells of the ways in is said at once', () => {
  const { loop, told } = inItsFirstRound()
  loop.hearOfSecurity('7')
  expect(told.map(({ latestSecurityEvent }) => latestSecurityEvent)).toEqual(['7'])
})

test('a loop that was stopped in the middle of a round lets go of the stream and says nothing more', async () => {
  const { loop, told, stopped, answer, ended, news } = inItsFirstRound()
  loop.stop()
  expect(stopped).toContain('the stream')
  loop.hearOfSecurity('7')
  news().recordsChanged(3)
  await loop.recount()
  answer.resolve(false)
  await ended
  expect(told).toEqual([])
})
