import { expect, test, vi } from 'vitest'
import { WrongKeyError } from '#vault/keys/slots/key-slot.ts'
import {
  DeviceFullError,
  NoDeviceStorageError,
  OfflineError,
  ServerRefusedError,
} from '#vault/ports/ports.ts'
import { sentenceOf } from './refusal-sentences.ts'

// Spec: S7-016, S7-019
test('the words of the server are told as they are', () => {
  const refused = new ServerRefusedError(401, 'Invalid username or password', 'wrong_credentials')
  expect(sentenceOf(refused)).toBe('Invalid username or password')
  expect(sentenceOf(new WrongKeyError('This password does not open your pages.'))).toBe(
    'This password does not open your pages.',
  )
  expect(sentenceOf(new OfflineError('fetch failed'))).toContain('There is no connection to the server.')
})

test('a fault without words for the person is logged, and the screen finds its own', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const faults = [
    new ServerRefusedError(500, 'The server answered 500.'),
    new TypeError('x is not a function'),
    'odd',
  ]
  for (const fault of faults) expect(sentenceOf(fault)).toBeNull()
  expect(logged).toHaveBeenCalledTimes(faults.length)
})

test('a browser that keeps nothing is told as the cause, with what can be done about it', () => {
  expect(sentenceOf(new NoDeviceStorageError())).toMatch(
    /^This browser is not storing anything for this site right now.* allow site data for this address, or use an ordinary window\.$/,
  )
  expect(sentenceOf(new DeviceFullError())).toContain('no room left')
})
