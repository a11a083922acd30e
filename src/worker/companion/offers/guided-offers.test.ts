import { expect, test } from 'vitest'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { guidedConversation, guidedConversations } from '#domain/guided/guided-conversation.ts'
import { insightAnswerRecords } from '#domain/insights/records.ts'
import { journalEntries, journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import * as reader from '#domain/safety/risk/risk-of-text.ts'
import { createStore } from '#vault/store/memory-store.ts'

import { guidedAnswers } from './guided-offers.ts'
import type { GuidedOfferRow } from './offers.calls.ts'

const now = Date.parse('2026-11-19T20:00:00.000Z')
const today = '2026-11-19'
const uid = (nth: number): string => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`
const hoursAgo = (hours: number): string => new Date(now - hours * 3_600_000).toISOString()

function openOffers() {
  const store = createStore()
  let count = 0
  const put = (kind: string, data: unknown) =>
    store.apply([{ uid: uid(++count), kind, data, revision: 1, kept: 'synced' }])
  const ask = (talk: TalkOf | null) =>
    (guidedAnswers(reader)[0]?.rows(store, { talk, today }, { nowMs: now, zone: 'UTC' }) ??
      []) as GuidedOfferRow[]
  return {
    put,
    ask,
    say: (talkId: string, content: string, hours = 1) =>
      put(
        journalMessages.kind,
        journalMessage.parse({
          ...{ entryId: null, talkId, content, role: 'user', messageId: `m${count}` },
          createdAt: hoursAgo(hours),
        }),
      ),
    write: (content: string, hours = 1) =>
      put(journalEntries.kind, { ...newEntry(hoursAgo(hours), 'UTC'), content }),
  }
}

const one: TalkOf = { entryUid: null, talkUid: uid(900) }
const other: TalkOf = { entryUid: null, talkUid: uid(901) }
const regret = 'I should have called. I should have known. I should have stayed.'
const begun = (method: string, hours: number) =>
  guidedConversation.parse({ method, createdAt: hoursAgo(hours), updatedAt: hoursAgo(hours) })

test('a talk whose words give a reason gets one offer, which quotes and counts them', () => {
  const { say, ask } = openOffers()
  say(uid(900), 'I should have called.')
  say(uid(900), 'I should have known.')
  expect(ask(one)).toEqual([])
  say(uid(900), 'I should have stayed.')
  expect(ask(one)).toMatchObject([
    {
      method: 'thought-record',
      title: 'Thought record',
      reason: 'You wrote “I should have” three times; a thought record takes it apart.',
    },
  ])
})

test('the same method is not offered in a second talk of the week', () => {
  const { say, ask } = openOffers()
  say(uid(900), regret, 30)
  say(uid(901), regret, 2)
  expect(ask(one)).toHaveLength(1)
  expect(ask(other)).toEqual([])
})

test('"not now" holds for a week and for this method alone', () => {
  const { say, ask, put } = openOffers()
  say(uid(900), `${regret} I am torn between the two.`)
  const [offer] = ask(one)
  const away = { claim: offer?.id, words: offer?.reason, answer: 'hidden' }
  put(insightAnswerRecords.kind, { ...away, createdAt: hoursAgo(24 * 8) })
  expect(ask(one)).toMatchObject([{ method: 'thought-record' }])
  put(insightAnswerRecords.kind, { ...away, createdAt: hoursAgo(24 * 6) })
  expect(ask(one)).toMatchObject([{ method: 'decision' }])
  expect(ask(null)).toMatchObject([{ method: 'decision' }])
})

test('a method that was begun within the week is not offered again', () => {
  const { say, ask, put } = openOffers()
  say(uid(900), regret)
  put(guidedConversations.kind, begun('thought-record', 24 * 8))
  expect(ask(one)).toHaveLength(1)
  put(guidedConversations.kind, begun('thought-record', 30))
  expect(ask(one)).toEqual([])
})

test('in danger nothing is offered, in the talk or on the dashboard, and not after it within the week', () => {
  const { say, ask } = openOffers()
  say(uid(900), regret, 3)
  say(uid(900), 'I want to die.', 2)
  say(uid(900), 'The bus was late.', 1)
  expect(ask(one)).toEqual([])
  expect(ask(null)).toEqual([])
  say(uid(900), 'I am safe now.', 0.5)
  expect(ask(one)).toEqual([])
})

test('the dashboard offers from pages and talks of seven days together, and from no older ones', () => {
  const { say, write, ask } = openOffers()
  say(uid(900), 'I should have called.', 20)
  write('I should have known.', 40)
  write('I should have stayed.', 24 * 8)
  expect(ask(null)).toEqual([])
  write('I should have stayed, I think.', 60)
  expect(ask(null)).toMatchObject([{ method: 'thought-record', count: 3 }])
  expect(ask(one)).toEqual([])
})

test('what the companion quoted of an earlier page and the person says again is no new reason', () => {
  const { say, put, ask } = openOffers()
  put(
    journalMessages.kind,
    journalMessage.parse({
      ...{ entryId: null, talkId: uid(900), content: `“${regret}”`, role: 'assistant', messageId: 'reply' },
      receipts: [{ entryUid: uid(800), quote: regret, createdAt: hoursAgo(900), day: '2026-10-01' }],
      createdAt: hoursAgo(3),
    }),
  )
  say(uid(900), `${regret} Yes, that line.`, 2)
  expect(ask(one)).toEqual([])
})
