import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { calendarFeeds, calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import { marked } from '#domain/sample-life/batch-mark.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { createEntity, removeEntity } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import type { Command, WorkerTools } from '#worker/core/worker-calls.ts'
import { chooseFeed, followCalendar, refreshCalendars } from './sharing.calls.ts'
import { OutsideCalendarError, sharingWith } from './sharing.ts'

const file = (...titles: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...titles.flatMap((title) => [
      'BEGIN:VEVENT',
      `UID:${title.split(' ')[0]}`,
      `SUMMARY:${title}`,
      'DTSTART:20261127T180000Z',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

function openVault() {
  const store = createStore()
  let nowMs = Date.parse('2026-11-26T12:00:00.000Z')
  let made = 0
  const uuidOf = (text: string) =>
    createHash('sha256')
      .update(text)
      .digest('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  const tools: WorkerTools = {
    session: memorySession(store, { uidFor: async (...of) => uuidOf(of.join(' ')) }),
    now: () => nowMs,
    newUid: () => uuidOf(`new ${made++}`),
    zone: 'Europe/Berlin',
  }
  const at = {
    text: file('Match'),
    asked: 0,
    ended: 0,
    sent: [] as { token: string; text: string }[],
    fails: '',
  }
  const commands = sharingWith(
    async () => {
      at.asked += 1
      if (at.fails) throw new OutsideCalendarError(at.fails)
      return at.text
    },
    async () => {
      at.ended += 1
    },
    async (feed) => {
      at.sent.push(feed)
      return true
    },
  )
  return {
    at,
    titles: () => [...store.of(calendarEvents).values()].map(({ data }) => data.title).sort(),
    followed: () => [...store.of(calendarSubscriptions).values()].map(({ data }) => data),
    feed: () => [...store.of(calendarFeeds).values()].map(({ data }) => data),
    later: (ms: number) => {
      nowMs += ms
    },
    event: (data: object = {}) =>
      run(createEntity, {
        kind: calendarEvents.kind,
        uid: null,
        data: {
          title: 'Therapy',
          description: 'About Ada',
          place: 'Room 4',
          eventType: 'coaching',
          startTime: '2026-11-27T09:00:00.000Z',
          endTime: '2026-11-27T10:00:00.000Z',
          zone: 'Europe/Berlin',
          ...data,
        },
      }),
    run,
  }
  function run<Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> {
    return [...commands, ...entityCommands]
      .find(({ name }) => name === what.name)
      ?.run(tools, args) as Promise<Result>
  }
}

const address = 'https://example.org/team.ics'

test('a followed calendar brings its events, and later what changed, came and went', async () => {
  const vault = openVault()
  vault.at.text = file('Match one', 'Party')
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  expect(vault.titles()).toEqual(['Match one', 'Party'])
  vault.at.text = file('Match two', 'Dinner')
  await vault.run(refreshCalendars, { uid: null })
  expect(vault.titles()).toEqual(['Match one', 'Party'])
  vault.later(3_600_000)
  await vault.run(refreshCalendars, { uid: null })
  expect(vault.titles()).toEqual(['Dinner', 'Match two'])
  await vault.run(removeEntity, { kind: calendarSubscriptions.kind, uid })
  expect([vault.titles(), vault.followed()]).toEqual([[], []])
})

test('what cannot be read is not followed; what cannot be had later keeps its events and says why', async () => {
  const vault = openVault()
  vault.at.text = '<html>Sign in</html>'
  await expect(vault.run(followCalendar, { name: 'Team', address })).rejects.toThrow(
    'This is not a calendar file.',
  )
  expect(vault.followed()).toEqual([])
  vault.at.text = file('Match')
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  vault.at.fails = 'There is no calendar at this address any more.'
  await vault.run(refreshCalendars, { uid })
  expect(vault.titles()).toEqual(['Match'])
  expect(vault.followed()[0]?.trouble).toBe('There is no calendar at this address any more.')
  vault.at.fails = ''
  await vault.run(refreshCalendars, { uid })
  expect(vault.followed()[0]?.trouble).toBeNull()
})

test('a feed is off until somebody turns it on, and says no more than “Busy” until they say so', async () => {
  const vault = openVault()
  await vault.event()
  expect(vault.at.sent).toEqual([])
  await vault.run(chooseFeed, { isOn: true })
  const [busy] = vault.at.sent
  expect(busy?.text).toContain('SUMMARY:Busy')
  for (const word of ['Therapy', 'Ada', 'Room', 'coaching', 'INKWELL-TYPE'])
    expect(busy?.text).not.toContain(word)
  await vault.run(chooseFeed, { words: 'titles' })
  const titles = vault.at.sent[1]
  expect(titles?.token).toBe(busy?.token)
  expect(titles?.text).toContain('SUMMARY:Therapy')
  for (const word of ['Ada', 'Room', 'coaching']) expect(titles?.text).not.toContain(word)
})

test('events that come from elsewhere are not given on', async () => {
  const vault = openVault()
  await vault.run(followCalendar, { name: 'Team', address })
  await vault.run(chooseFeed, { isOn: true, words: 'titles' })
  expect(vault.at.sent[0]?.text).not.toContain('VEVENT')
})

test('events of the sample life are not given on', async () => {
  const vault = openVault()
  await vault.event(marked({ title: 'Oslo' }, '01900000-0000-7000-8000-000000000001'))
  await vault.run(chooseFeed, { isOn: true, words: 'titles' })
  expect(vault.titles()).toEqual(['Oslo'])
  expect(vault.at.sent[0]?.text).not.toContain('VEVENT')
})

test('a new address takes the place of the old one, and off is off at the server first', async () => {
  const vault = openVault()
  await vault.run(chooseFeed, { isOn: true })
  await vault.run(chooseFeed, { hasNewAddress: true })
  const [first, second] = vault.at.sent
  expect(first?.token).toMatch(/^[\w-]{43}$/)
  expect(second?.token).not.toBe(first?.token)
  await vault.run(chooseFeed, { isOn: false })
  expect(vault.at.ended).toBe(1)
  expect(vault.feed()).toEqual([expect.objectContaining({ isOn: false, token: '' })])
  expect(vault.at.sent).toHaveLength(2)
})
