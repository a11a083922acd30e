import { expect, test } from 'vitest'
import { calendarEvent } from '../calendar-event.ts'
import { readIcs } from './read-ics.ts'
import { writeIcs } from './write-ics.ts'

const at = '2026-11-26T11:00:00.000Z'

const alarm = (trigger: string, action = 'DISPLAY') => [
  'BEGIN:VALARM',
  `ACTION:${action}`,
  `TRIGGER${trigger}`,
  'END:VALARM',
]
const file = (...alarms: string[][]) =>
  [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20261005T190000Z', 'DTEND:20261005T200000Z'],
    ...[...alarms.flat(), 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n')

const triggers = (text: string) =>
  text
    .match(/TRIGGER.*/g)
    ?.map((line) => line.trim())
    .sort() ?? []

test.each([
  ['in front', [alarm(':-PT15M')], 15],
  ['at its beginning', [alarm(':PT0S')], 0],
  ['by sound', [alarm(':-P1D', 'AUDIO')], 1440],
  ['after a beginning, as all-day events of Apple have it', [alarm(':PT9H')], null],
  ['later and a mail', [alarm(':PT15M'), alarm(':-PT10M', 'EMAIL')], null],
  ['a mail and one in front', [alarm(':-PT10M', 'EMAIL'), alarm(':-PT5M')], 5],
  ['too long before', [alarm(':-P40D')], null],
  ['four weeks before', [alarm(':-P4W')], 40_320],
  ['from its end', [alarm(';RELATED=END:-PT5M'), alarm(';RELATED=START:-PT6M')], 6],
  ['at an instant', [alarm(';VALUE=DATE-TIME:20261005T180000Z')], null],
  ['at half a minute', [alarm(':-PT30S'), alarm(':-PT1M')], 1],
  ['several', [alarm(':-PT5M'), alarm(':-PT10M'), alarm(':-PT20M')], 5],
])(
  'one alarm is a reminder here and every other is kept, however often it goes in and out: %s',
  (_, alarms, minutes) => {
    let text = file(...alarms)
    const counted = triggers(text).length
    for (const _round of [1, 2, 3]) {
      const [event] = readIcs(text, 'Europe/Berlin').events
      expect(event?.minutesBefore).toBe(minutes)
      const others = counted - (minutes === null ? 0 : 1)
      expect(event?.notes.length).toBe(others > 0 ? 1 : 0)
      const data = calendarEvent.parse({ ...event?.data, createdAt: at, updatedAt: at })
      text = writeIcs([{ uid: 'u', data, minutesBefore: event?.minutesBefore ?? null }], Date.parse(at))
      expect(triggers(text)).toHaveLength(counted)
    }
  },
)

test('what is kept and does not ring is said', () => {
  const notesOf = (...alarms: string[][]) => readIcs(file(...alarms), 'Europe/Berlin').events[0]?.notes
  expect(notesOf(alarm(':-PT5M'))).toEqual([])
  expect(notesOf(alarm(':PT9H'))).toEqual(['It has an alarm that is kept but does not ring here.'])
  expect(notesOf(alarm(':-PT5M'), alarm(':-PT6M'), alarm(':-PT7M'))).toEqual([
    'It has 2 alarms that are kept but do not ring here.',
  ])
})
