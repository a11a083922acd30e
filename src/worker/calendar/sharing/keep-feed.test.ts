import { expect, test } from 'vitest'
import { marked } from '#domain/sample-life/batch-mark.ts'
import { refreshFeed } from './keep-feed.ts'
import { chooseFeed, feedTrouble, followCalendar } from './sharing.calls.ts'
import { address, feedServerInMemory, openSharing } from './sharing.test-support.ts'

test('a feed is off until somebody turns it on, and says no more than “Busy” until they say so', async () => {
  const vault = openSharing()
  await vault.event()
  expect(vault.feeds.at.sent).toEqual([])
  await vault.run(chooseFeed, { isOn: true })
  const [busy] = vault.feeds.at.sent
  expect(busy?.text).toContain('SUMMARY:Busy')
  for (const word of ['Therapy', 'Ada', 'Room', 'coaching', 'INKWELL-TYPE'])
    expect(busy?.text).not.toContain(word)
  await vault.run(chooseFeed, { words: 'titles' })
  const titles = vault.feeds.at.sent[1]
  expect(titles?.token).toBe(busy?.token)
  expect(titles?.text).toContain('SUMMARY:Therapy')
  for (const word of ['Ada', 'Room', 'coaching']) expect(titles?.text).not.toContain(word)
})

test('events that come from elsewhere are not given on', async () => {
  const vault = openSharing()
  await vault.run(followCalendar, { name: 'Team', address })
  await vault.run(chooseFeed, { isOn: true, words: 'titles' })
  expect(vault.feeds.at.sent[0]?.text).not.toContain('VEVENT')
})

test('events of the sample life are not given on', async () => {
  const vault = openSharing()
  await vault.event(marked({ title: 'Oslo' }, '01900000-0000-7000-8000-000000000001'))
  await vault.run(chooseFeed, { isOn: true, words: 'titles' })
  expect(vault.titles()).toEqual(['Oslo'])
  expect(vault.feeds.at.sent[0]?.text).not.toContain('VEVENT')
})

test('a new address takes the place of the old one, and off is off at the server first', async () => {
  const vault = openSharing()
  await vault.run(chooseFeed, { isOn: true })
  await vault.run(chooseFeed, { hasNewAddress: true })
  const [first, second] = vault.feeds.at.sent
  expect(first?.token).toMatch(/^[\w-]{43}$/)
  expect(second?.token).not.toBe(first?.token)
  await vault.run(chooseFeed, { isOn: false })
  expect(vault.feeds.at.served).toBeNull()
  expect(vault.feed()).toEqual([expect.objectContaining({ isOn: false, token: '' })])
  expect(vault.feeds.at.sent).toHaveLength(2)
})

/** Two devices of a person: what one of them keeps the other hears of when it syncs. */
function twoDevices() {
  const feeds = feedServerInMemory()
  const [one, other] = [openSharing(feeds), openSharing(feeds)]
  return {
    ...{ one, other, at: feeds.at },
    sync: () => other.store.apply([...one.store.all()], []),
    refresh: ({ tools }: typeof one) => refreshFeed(tools, feeds.server),
  }
}

test('a device that has not heard that the feed is off does not turn it on again', async () => {
  const { one, other, at, sync, refresh } = twoDevices()
  await one.event()
  await one.run(chooseFeed, { isOn: true, words: 'titles' })
  sync()
  await one.run(chooseFeed, { isOn: false })
  await other.event({ title: 'Clinic' })
  await refresh(other)
  expect(at.served).toBeNull()
  expect(await other.run(feedTrouble, null)).toContain('leads nowhere any more')
})

test('an address that another device replaced stays ended, and the late device goes on with the new one', async () => {
  const { one, other, at, sync, refresh } = twoDevices()
  await one.run(chooseFeed, { isOn: true })
  sync()
  await one.run(chooseFeed, { hasNewAddress: true })
  const second = at.served?.token
  await other.event()
  await refresh(other)
  expect(at.served?.token).toBe(second)
  sync()
  await refresh(other)
  expect([at.served?.token, at.served?.text]).toEqual([second, expect.stringContaining('VEVENT')])
  expect(await other.run(feedTrouble, null)).toBeNull()
})

test('a feed that is served although it is off is ended by the device that once sent it', async () => {
  const { one, at, refresh } = twoDevices()
  await one.run(chooseFeed, { isOn: true })
  await refresh(one)
  const old = at.served
  await one.run(chooseFeed, { isOn: false })
  await one.tools.session.writeLocal('feed-sent', `${old?.token} ${old?.text}`)
  at.served = old
  await refresh(one)
  expect(at.served).toBeNull()
  // Another feed than its own it leaves alone.
  await one.tools.session.writeLocal('feed-sent', `${old?.token} ${old?.text}`)
  at.served = { token: 'another', text: '' }
  await refresh(one)
  expect(at.served).toEqual({ token: 'another', text: '' })
})

test('what the server could not be told does not hold', async () => {
  const { one, at } = twoDevices()
  await one.run(chooseFeed, { isOn: true, words: 'titles' })
  const before = one.feed()
  at.isAway = true
  for (const choice of [{ words: 'busy' as const }, { hasNewAddress: true }, { isOn: false }])
    await expect(one.run(chooseFeed, choice)).rejects.toThrow()
  expect(one.feed()).toEqual(before)
  await one.event()
  expect(await one.run(feedTrouble, null)).toContain('could not be brought up to date')
  at.isAway = false
  expect(await one.run(feedTrouble, null)).toBeNull()
  expect(at.served?.text).toContain('SUMMARY:Therapy')
})

test('a feed says neither when an event was written nor which record it is', async () => {
  const vault = openSharing()
  const series = await vault.event({ isRecurring: true, recurringPattern: 'daily' })
  const day = await vault.event({ seriesId: series, originalDay: '2026-11-28' })
  await vault.run(chooseFeed, { isOn: true })
  const [{ text } = { text: '' }] = vault.feeds.at.sent
  for (const word of ['CREATED', 'LAST-MODIFIED', series, day]) expect(text).not.toContain(word)
  const names = [...text.matchAll(/^UID:(.*)$/gm)].map(([, name]) => name)
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
  expect(text).toContain('RECURRENCE-ID')
  await vault.run(chooseFeed, { hasNewAddress: true })
  expect(vault.feeds.at.sent[1]?.text).not.toContain(names[0])
})
