import { expect, test } from 'vitest'
import { at, file, here, only, vevent, written } from './ics-files.test-support.ts'
import { readIcs } from './read-ics.ts'
import { writeIcs } from './write-ics.ts'

test('two events that have one name by mistake are both taken, each time in the same way', () => {
  const two = file(
    ...vevent('SUMMARY:First', 'DTSTART:20261005T190000Z'),
    ...vevent('SUMMARY:Second', 'DTSTART:20261107T190000Z'),
    ...vevent('SUMMARY:Second again', 'DTSTART:20261107T190000Z'),
  )
  const { events } = readIcs(two, here)
  expect(events.map(({ icsUid, data, line }) => [icsUid, data.title, line])).toEqual([
    ['one@example.org', 'First', 4],
    ['one@example.org 2026-11-07T19:00:00.000Z', 'Second again', 14],
  ])
  expect(events[1]?.notes).toContain('Another event of this file has the same name (UID); both were taken.')
  const out = writeIcs(
    events.map(({ data }, at) => written(`u-${at}`, data)),
    Date.parse(at),
  )
  expect(readIcs(out, here).events.map(({ icsUid }) => icsUid)).toEqual(events.map(({ icsUid }) => icsUid))
})

test('an earlier state of an event is left out and named; one that is the same is not worth a word', () => {
  const lines = (...more: string[]) => vevent('DTSTART:20261005T190000Z', ...more)
  const { events } = readIcs(file(...lines('SUMMARY:New', 'SEQUENCE:3'), ...lines('SUMMARY:Old')), here)
  expect(events.map(({ data, notes }) => [data.title, notes])).toEqual([
    ['New', ['It stands in the file more than once; line 10 is an earlier one and was left out.']],
  ])
  expect(only(file(...lines('SUMMARY:Same'), ...lines('SUMMARY:Same'))).notes).toEqual([])
})

test('tasks and journal entries are left out and named', () => {
  const text = file(
    ...['BEGIN:VTODO', 'UID:t', 'SUMMARY:Buy tea', 'DUE:20261005T190000Z', 'END:VTODO'],
    ...vevent('DTSTART:20261005T190000Z', 'SUMMARY:Event'),
    ...['BEGIN:VJOURNAL', 'UID:j', 'SUMMARY:Notes', 'END:VJOURNAL'],
  )
  const { events, broken } = readIcs(text, here)
  expect(events.map(({ data }) => data.title)).toEqual(['Event'])
  expect(broken).toEqual([
    { title: 'Buy tea', line: 4, why: 'It is a task, not an event.' },
    { title: 'Notes', line: 14, why: 'It is a journal entry, not an event.' },
  ])
})
