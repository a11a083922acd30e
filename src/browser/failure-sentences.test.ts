import { expect, test } from 'vitest'
import { RefusedError } from '#browser/request.ts'
import {
  expectedTrouble,
  keyRefused,
  noConnection,
  saidBy,
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

test.each([
  named(
    'InvalidStateError',
    "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
  ),
  named('UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'),
  named('TypeError', "Cannot read properties of undefined (reading 'uid')"),
  named('QuotaExceededError', 'The quota has been exceeded.'),
  named('ZodError', '[{"code":"too_big"}]'),
  new DOMException('The operation is insecure.', 'SecurityError'),
  new Error('No command is named x'),
  new Error('llama.cpp was refused with 500'),
  new RefusedError(502, '<html>', 'Bad Gateway'),
  'odd',
  null,
])('what programs say to programmers is never shown: %s', (error) => {
  expect(saidBy(error, 'Kept words.')).toBe('Kept words.')
})

test.each([
  named('NoDeviceStorageError', 'This browser is not storing anything for this site right now.'),
  named('DeviceFullError', 'This browser has no room left.'),
  named('InvalidEntityError', 'This could not be kept. habit: Name is too long'),
  new Error('This picture is larger than 80 MB.'),
])('what was written for the person is shown: %s', (error) => {
  expect(saidBy(error)).toBe(error.message)
})
