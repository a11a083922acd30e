import { expect, test } from 'vitest'
import { RefusedError } from '#browser/request.ts'
import {
  expectedTrouble,
  keyRefused,
  noConnection,
  signedOut,
  troubleSentence,
  wrongPassword,
} from './failure-sentences.ts'

/** As it arrives from the worker: the class is gone, the name is left. */
const named = (name: string, message = 'x') => Object.assign(new Error(message), { name })

test.each([
  [named('WrongKeyError'), wrongPassword],
  [named('OfflineError'), noConnection],
  [
    named('PasswordRuleError', 'Password must be at least 8 characters'),
    'Password must be at least 8 characters',
  ],
  [named('DamagedSlotError'), keyRefused],
  [new TypeError('Failed to fetch'), noConnection],
  [named('ServerRefusedError', 'Unauthorized'), signedOut],
  [named('ServerRefusedError', 'Too many attempts.'), 'Too many attempts.'],
  [
    new RefusedError(404, '{"code":"not_found","message":"There is nothing here."}', ''),
    'There is nothing here.',
  ],
])('%s is said in a sentence', (error, sentence) => {
  expect(troubleSentence(error)).toBe(sentence)
})

test('an error that nobody foresaw is said kindly and known as such', () => {
  const surprise = new Error('x is undefined')
  expect(expectedTrouble(surprise)).toBeNull()
  expect(troubleSentence(surprise)).toBe('Something went wrong here. Please try again.')
  expect(troubleSentence(new RefusedError(502, '<html>', 'Bad Gateway'))).toMatch(/Something went wrong/)
})
