import { expect, test } from 'vitest'
import { readIcs } from './read-ics.ts'

function only(...lines: string[]) {
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20261005T190000Z', ...lines]
  const { events, broken } = readIcs([...text, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'), 'Europe/Berlin')
  expect(broken).toEqual([])
  return events[0] as (typeof events)[0]
}

test('no letter is cut in two, and a cut is said', () => {
  const { data, notes } = only(`SUMMARY:${'x'.repeat(299)}😀y`, `LOCATION:${'😀'.repeat(251)}`)
  expect(data.title).toBe('x'.repeat(299))
  expect(data.place).toBe('😀'.repeat(250))
  expect(notes).toEqual([
    'Its title is longer than 300 characters and was cut.',
    'Its place is longer than 500 characters and was cut.',
  ])
})

test('letters as vCalendar 1.0 writes them are read', () => {
  const { data, notes } = only(
    'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:K=C3=A4se, Br=C3=',
    '=B6tchen',
    'LOCATION;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:Caf=E9',
    'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:One=0D=0ATwo; 1+1=3D2, 5=',
    '% and 😀 =ZZ',
    'X-KEPT:a=',
  )
  expect(data).toMatchObject({
    title: 'Käse, Brötchen',
    place: 'Café',
    description: 'One\nTwo; 1+1=2, 5% and 😀 =ZZ',
  })
  expect(notes).toEqual([])
})

test('what would last for ages is named and left out', () => {
  const text = 'BEGIN:VEVENT\nUID:a\nDTSTART:20261005T190000Z\nDURATION:P7000000D\nEND:VEVENT'
  expect(readIcs(text, 'Europe/Berlin')).toMatchObject({
    events: [],
    broken: [{ line: 1, why: 'It cannot be read.' }],
  })
})

test('what an event brings along beyond all measure is left out, with a word', () => {
  const { data, notes } = only(
    ...Array.from({ length: 2_000 }, (_, i) => `ATTENDEE:mailto:guest-${i}@example.org`),
  )
  expect(data.metadata).toEqual({ ics: { uid: 'a', properties: [], components: [] } })
  expect(notes).toEqual([
    'It brings along more than Inkwell keeps of other programs, such as its guests; that was left out.',
  ])
})

test('one that changes all that follow says that it changes only its day here', () => {
  const text = [
    ...['BEGIN:VEVENT', 'UID:a', 'DTSTART:20261005T190000Z', 'RRULE:FREQ=DAILY', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261007T190000Z'],
    ...['DTSTART:20261007T200000Z', 'END:VEVENT'],
  ]
  const { events } = readIcs(text.join('\n'), 'Europe/Berlin')
  expect(events.map(({ day, line, notes }) => [day, line, notes])).toEqual([
    [null, 1, []],
    ['2026-10-07', 6, ['It changes all that follow as well; here only this one is changed.']],
  ])
})
