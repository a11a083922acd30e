import { expect, test } from 'vitest'
import { aboutLine, callLink, textLink } from './care-links.ts'
import { helpLines } from './help/help-lines.ts'

test('a number becomes one that a phone dials, however it was written', () => {
  expect(callLink('116 123')).toBe('tel:116123')
  expect(callLink('+46 (0)70-123 45 67')).toBe('tel:+46701234567')
  expect(callLink('*16#')).toBe('tel:*16%23')
  expect(callLink('ask at the desk')).toBeNull()
})

test('a text message is begun with the word that is asked for', () => {
  expect(textLink({ to: '741741', say: 'HOME' })).toBe('sms:741741?&body=HOME')
  expect(textLink({ to: '0477 13 11 14' })).toBe('sms:0477131114')
})

test('every number in the list can be dialled', () => {
  const numbers = helpLines.flatMap(({ emergency, lines }) => [
    emergency,
    ...lines.flatMap(({ call }) => call ?? []),
  ])
  expect(numbers.filter((number) => !/^tel:[*\d]{3,}$/.test(callLink(number) ?? ''))).toEqual([])
})

test('what is known of a line stands in one sentence', () => {
  expect(
    aboutLine({
      name: 'Skalbes crisis line',
      call: '116 123',
      hours: 'day and night',
      languages: ['Latvian', 'Russian', 'English'],
    }),
  ).toBe('Skalbes crisis line, day and night, in Latvian, Russian and English')
  expect(aboutLine({ name: 'Bris', call: '116 111', audience: 'children and young people' })).toBe(
    'Bris, for children and young people',
  )
})
