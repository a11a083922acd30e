import { expect, test } from 'vitest'
import { at, file, here, only, vevent, written } from './ics-files.test-support.ts'
import { readIcs } from './read-ics.ts'
import { writeIcs } from './write-ics.ts'

test('an event with a zone of its own keeps its clock', () => {
  const { data } = only(
    file(
      ...vevent(
        'SUMMARY:Swim with Anna\\, and tea',
        'DTSTART;TZID=America/New_York:20261127T090000',
        'DTEND;TZID=America/New_York:20261127T103000',
        'LOCATION:Pool',
        'DESCRIPTION:First line\\nsecond\\; line',
      ),
    ),
  )
  expect(data).toMatchObject({
    title: 'Swim with Anna, and tea',
    description: 'First line\nsecond; line',
    place: 'Pool',
    zone: 'America/New_York',
    startTime: '2026-11-27T14:00:00.000Z',
    endTime: '2026-11-27T15:30:00.000Z',
    isAllDay: false,
  })
})

test('whole days, lengths instead of ends, and what has no end at all', () => {
  expect(
    only(file(...vevent('SUMMARY:Trip', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'))).data,
  ).toMatchObject({
    isAllDay: true,
    startTime: '2026-11-30T23:00:00.000Z',
    endTime: '2026-12-03T23:00:00.000Z',
  })
  expect(only(file(...vevent('SUMMARY:One day', 'DTSTART;VALUE=DATE:20261201'))).data.endTime).toBe(
    '2026-12-01T23:00:00.000Z',
  )
  expect(only(file(...vevent('DTSTART:20261201T100000Z', 'DURATION:PT45M'))).data).toMatchObject({
    title: 'Untitled',
    zone: here,
    endTime: '2026-12-01T10:45:00.000Z',
  })
  expect(only(file(...vevent('DTSTART:20261201T100000'))).data).toMatchObject({
    startTime: '2026-12-01T09:00:00.000Z',
    endTime: '2026-12-01T09:00:00.000Z',
  })
})

test('zones are found by the names that Outlook, old programs and whole paths give them', () => {
  const startOf = (tzid: string) => only(file(...vevent(`DTSTART;TZID=${tzid}:20260701T090000`))).data
  expect(startOf('W. Europe Standard Time')).toMatchObject({
    zone: 'Europe/Berlin',
    startTime: '2026-07-01T07:00:00.000Z',
  })
  expect(startOf('/citadel.org/20210210_1/Asia/Tokyo')).toMatchObject({
    zone: 'Asia/Tokyo',
    startTime: '2026-07-01T00:00:00.000Z',
  })
  expect(startOf('"Europe/Paris"')).toMatchObject({ zone: 'Europe/Paris' })
})

test('a zone of no known name is read by the rules in the file, and that is said', () => {
  const rules = [
    ...['BEGIN:VTIMEZONE', 'TZID:Our office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500', 'END:STANDARD', 'END:VTIMEZONE'],
  ]
  const { data, notes } = only(file(...rules, ...vevent('DTSTART;TZID=Our office:20260701T090000')))
  expect(data).toMatchObject({ zone: here, startTime: '2026-07-01T04:00:00.000Z' })
  expect(notes).toEqual([
    'Its time zone “Our office” is not known by name; it keeps the clock of Europe/Berlin.',
  ])
  const lost = only(file(...vevent('DTSTART;TZID=Nowhere:20260701T090000')))
  expect(lost.data.startTime).toBe('2026-07-01T07:00:00.000Z')
  expect(lost.notes).toHaveLength(1)
})

test('a series with days that it skips, one that was moved and one that was called off', () => {
  const text = file(
    ...vevent(
      'SUMMARY:Choir',
      'DTSTART;TZID=Europe/Berlin:20261005T190000',
      'DTEND;TZID=Europe/Berlin:20261005T203000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=6',
      'EXDATE;TZID=Europe/Berlin:20261012T190000',
    ),
    ...vevent(
      'SUMMARY:Choir, moved',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261019T190000',
      'DTSTART;TZID=Europe/Berlin:20261020T190000',
      'DTEND;TZID=Europe/Berlin:20261020T203000',
    ),
    ...vevent(
      'STATUS:CANCELLED',
      'RECURRENCE-ID:20261026T180000Z',
      'DTSTART;TZID=Europe/Berlin:20261026T190000',
    ),
  )
  const { events } = readIcs(text, here)
  const [series, moved] = events
  expect(series?.data).toMatchObject({
    isRecurring: true,
    recurringPattern: 'weekly',
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    recurringEndDate: '2026-11-09T18:00:00.000Z',
    skipped: ['2026-10-12', '2026-10-26'],
  })
  expect(moved).toMatchObject({
    day: '2026-10-19',
    data: { originalDay: '2026-10-19', title: 'Choir, moved', isRecurring: false },
  })
  expect(events).toHaveLength(2)
})

test('a rule that counts in hours stands once, says so, and goes out again', () => {
  const { data, notes } = only(
    file(...vevent('DTSTART:20261005T190000Z', 'RRULE:FREQ=HOURLY;INTERVAL=3;COUNT=4')),
  )
  expect(data.isRecurring).toBe(false)
  expect(notes).toEqual([expect.stringContaining('so it stands here once')])
  expect(writeIcs([written('u-1', data)], Date.parse(at))).toContain('RRULE:FREQ=HOURLY;INTERVAL=3;COUNT=4')
})

test('a broken event is named and breaks no other', () => {
  const text = file(
    ...vevent('SUMMARY:No beginning'),
    ...['BEGIN:VEVENT', 'UID:two@example.org', 'SUMMARY:Whole', 'DTSTART:20261005T190000Z', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:three@example.org', 'SUMMARY:Odd date', 'DTSTART:2026-99-99', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:four@example.org', 'SUMMARY:Cut off', 'DTSTART:20261005T190000Z'],
  )
  const { events, broken } = readIcs(text, here)
  expect(events.map(({ data }) => data.title)).toEqual(['Whole'])
  expect(broken).toEqual([
    { title: 'No beginning', line: 4, why: 'It does not say when it begins.' },
    { title: 'Odd date', line: 13, why: expect.any(String) },
    { title: 'Cut off', line: 18, why: 'It has no end: the file may have been cut off.' },
  ])
})

test('what programs get wrong is forgiven: line ends, a mark, lost folds, small letters, no frame', () => {
  const text = [
    '\uFEFFbegin:vevent',
    'uid:x',
    'summary:Long',
    ' er title',
    'description:One line',
    'and one that lost its fold',
    'dtstart:20261005T190000Z',
    'end:vevent',
  ].join('\n')
  expect(only(text).data).toMatchObject({
    title: 'Longer title',
    description: 'One line\nand one that lost its fold',
  })
})

test('a line that makes no sense is left out, and the event stays', () => {
  const { data } = only(
    file(
      ...vevent(
        'SUMMARY:Still here',
        'DTSTART:20261005T190000Z',
        'RRULE:FREQ=BANANA',
        'EXDATE:yesterday',
        'DURATION:soon',
        'GEO:north',
      ),
    ),
  )
  expect(data).toMatchObject({
    title: 'Still here',
    isRecurring: false,
    startTime: '2026-10-05T19:00:00.000Z',
  })
})

test('a file that does not say where it ends is not whole, and what could not be read of it has its name', () => {
  const two = file(
    ...vevent('DTSTART:20261127T180000Z'),
    ...vevent('UID:two', 'SUMMARY:Second').toSpliced(1, 1),
  )
  expect(readIcs(two, here)).toMatchObject({
    isWhole: true,
    unread: [{ icsUid: 'two', title: 'Second' }],
  })
  expect(readIcs(two.replace(/END:VCALENDAR\s*$/, ''), here).isWhole).toBe(false)
  expect(readIcs(`${two}\r\nBEGIN:VCALENDAR\r\n`, here).isWhole).toBe(false)
})

test('what is no calendar is refused in plain words', () => {
  expect(() => readIcs('Dear diary', here)).toThrow('This is not a calendar file.')
  expect(readIcs(file(), here)).toMatchObject({ events: [], broken: [], cancelled: 0 })
  expect(() => readIcs('x'.repeat(10_000_001), here)).toThrow('larger than Inkwell takes')
})

test('of two that are the same the later counts', () => {
  const two = file(
    ...vevent('SUMMARY:New', 'SEQUENCE:3', 'DTSTART:20261005T190000Z'),
    ...vevent('SUMMARY:Old', 'SEQUENCE:1', 'DTSTART:20261005T190000Z'),
  )
  expect(only(two).data.title).toBe('New')
})

test('an alarm before the beginning is a reminder; others stay as they came', () => {
  const alarms = [
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'END:VALARM'],
    ...['BEGIN:VALARM', 'ACTION:EMAIL', 'TRIGGER:-P1D', 'ATTENDEE:mailto:me@example.org', 'END:VALARM'],
  ]
  const event = only(file(...vevent('DTSTART:20261005T190000Z', ...alarms)))
  expect(event.minutesBefore).toBe(15)
  const again = writeIcs([written('u-1', event.data, event.minutesBefore)], Date.parse(at))
  expect(again.match(/BEGIN:VALARM/g)).toHaveLength(2)
  expect(again).toContain('TRIGGER:-PT15M')
  expect(again).toContain('ATTENDEE:mailto:me@example.org')
})

test('what means nothing here survives a way in and out, and the name stays', () => {
  const lines = [
    'ORGANIZER;CN=Ada Lovelace:mailto:ada@example.org',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:mara@example.org',
    'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
    'CATEGORIES:Work,Friends',
    'TRANSP:TRANSPARENT',
    'GEO:52.5;13.4',
    'URL:https://example.org/meet?a=1\\,2',
  ]
  const { data } = only(file(...vevent('DTSTART:20261005T190000Z', ...lines)))
  const out = writeIcs([written('u-1', data)], Date.parse(at))
  const back = only(out)
  expect(back.icsUid).toBe('one@example.org')
  expect(back.data.metadata).toEqual(data.metadata)
  for (const line of [
    'ORGANIZER;CN=Ada Lovelace:mailto:ada@example.org',
    'CATEGORIES:Work,Friends',
    'TRANSP:TRANSPARENT',
    'GEO:52.5;13.4',
  ])
    expect(out.split('\r\n')).toContain(line)
})

test.each([
  [
    'a description that never ends',
    `BEGIN:VEVENT\nUID:a\nDTSTART:20260101T100000Z\nDESCRIPTION:x\n${'a\n'.repeat(100_000)}`,
  ],
  [
    'a zone that changes its clocks every day',
    `BEGIN:VTIMEZONE\nTZID:Q\n${'BEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:FREQ=DAILY\nEND:STANDARD\n'.repeat(400)}END:VTIMEZONE\nBEGIN:VEVENT\nUID:a\nDTSTART;TZID=Q:20260101T100000\n`,
  ],
])('a file made to take for ever is read like any other: %s', (_, made) => {
  const from = process.threadCpuUsage().user
  const { events, broken } = readIcs(`BEGIN:VCALENDAR\n${made}END:VEVENT\nEND:VCALENDAR\n`, 'Europe/Berlin')
  expect(events.length + broken.length).toBe(1)
  expect((process.threadCpuUsage().user - from) / 1_000).toBeLessThan(2_000)
})

test('an event beyond all time is named and left out, and the others are read', () => {
  const ages = ['BEGIN:VEVENT', 'UID:ages', 'DTSTART:20260101T100000Z', 'DURATION:P999999999W', 'END:VEVENT']
  const { events, broken } = readIcs(file(...ages, ...vevent('DTSTART:20260101T100000Z')), here)
  expect(events.map(({ icsUid }) => icsUid)).toEqual(['one@example.org'])
  expect(broken).toEqual([{ title: 'Untitled', line: 4, why: 'It cannot be read.' }])
})
