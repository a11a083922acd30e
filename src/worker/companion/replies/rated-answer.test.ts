import { expect, test } from 'vitest'
import type { SayEvent } from '../companion.calls.ts'
import { openCompanion } from '../companion.test-support.ts'

const uid = (nth: number): string => `00000000-0000-7000-8000-00000000000${nth}`
const textOf = (events: readonly SayEvent[]): string => {
  const last = events.findLast((event) => event.type === 'stream')
  return last?.type === 'stream' ? last.message.content : ''
}

test('when somebody last felt as a scale can say is answered by their ratings, with the page, and not by a lamp', async () => {
  const { say, write, close } = openCompanion()
  write(uid(1), '2026-10-11T08:00:00.000Z', 'We swam before breakfast. Then we slept.', { mood: 8 })
  write(uid(2), '2026-11-10T08:00:00.000Z', 'I feel the hall needs light. I turned on the light.', {
    mood: 4,
  })
  write(uid(3), '2026-11-12T08:00:00.000Z', '', { mood: 3, energy: 2 })
  const light = textOf(await say({ content: 'When did I last feel light?' }))
  expect(light).toContain('You last put mood at 8 of 10, “light”, on 11 October, 5 weeks ago.')
  expect(light).toContain('We swam before breakfast.')
  expect(light).not.toContain('the hall')
  expect(textOf(await say({ content: 'When was I last drained?' }))).toContain(
    'You last put energy at 2 of 10, “drained”, on 12 November',
  )
  close()
})

test('where no such rating was given the words of the pages answer', async () => {
  const { say, write, close } = openCompanion()
  write(uid(4), '2026-10-11T08:00:00.000Z', 'I felt light walking home.', { mood: 5 })
  expect(textOf(await say({ content: 'When did I last feel light?' }))).toContain(
    'I felt light walking home.',
  )
  close()
})

test('what was given on the days of a question counts by the day of its page, wherever it was written', async () => {
  const { say, write, close } = openCompanion()
  const zone = 'Pacific/Auckland'
  write(uid(5), '2026-09-30T12:30:00.000Z', 'We swam before breakfast.', { mood: 8, zone })
  write(uid(6), '2026-10-31T12:30:00.000Z', 'Rain on the harbour.', { mood: 2, zone })
  expect(textOf(await say({ content: 'How did I feel in October?' }))).toContain(
    'Mood stood at 8 of 10 in the middle, over one page',
  )
  close()
})
