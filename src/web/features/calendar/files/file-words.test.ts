import { expect, test } from 'vitest'
import { planWords, takenWords } from './file-words.ts'

const none = { adds: 0, changes: 0, same: 0, cancelled: 0, broken: [], notes: [] }

test('a plan is told in whole sentences, one and many', () => {
  expect(planWords({ ...none, adds: 1 })).toBe('1 event would be added.')
  expect(planWords({ ...none, adds: 1200, same: 1, cancelled: 2 })).toBe(
    '1,200 events would be added. 1 event is here already. 2 events were called off and left out.',
  )
  expect(planWords({ ...none, broken: [{ title: 'Odd', line: 3, why: 'It cannot be read.' }] })).toBe(
    '1 entry is left out:',
  )
  expect(planWords(none)).toBe('There is no event in this file.')
})

test('what was done is told', () => {
  expect(takenWords({ ...none, adds: 2, changes: 1 })).toBe('2 events added, 1 event changed')
  expect(takenWords({ ...none, same: 4 })).toBe('Nothing to change')
})
