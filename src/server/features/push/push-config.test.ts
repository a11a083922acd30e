import { describe, expect, test } from 'vitest'
import { pushServices } from './push-config.ts'
import { retryAfterMs } from './push-sender.ts'

describe('where pushes may go', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('a browser of the great makers is reached: %s', (endpoint) => {
    expect(pushServices({})(endpoint)).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.example.org/x',
    'https://someone@fcm.googleapis.com/x',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:3000/api',
    'https://fcm.googleapis.com:8443/x',
    'no address',
  ])('nothing else is: %s', (endpoint) => {
    expect(pushServices({})(endpoint)).toBe(false)
  })

  test('an operator may name one more', () => {
    const isKnown = pushServices({
      INKWELL_PUSH_SERVICES: 'https://push.example.org, https://up.example.net:8443',
    })
    expect(isKnown('https://push.example.org/a')).toBe(true)
    expect(isKnown('https://up.example.net:8443/a')).toBe(true)
    expect(isKnown('https://up.example.net/a')).toBe(false)
    expect(() => pushServices({ INKWELL_PUSH_SERVICES: 'push.example.org/x' })).toThrow(
      /INKWELL_PUSH_SERVICES/,
    )
  })
})

test('Retry-After is seconds or a date; what cannot be read says nothing', () => {
  const now = Date.UTC(2026, 10, 26, 12)
  expect(retryAfterMs('120', now)).toBe(120_000)
  expect(retryAfterMs('Thu, 26 Nov 2026 12:01:00 GMT', now)).toBe(60_000)
  expect(retryAfterMs('Thu, 26 Nov 2026 11:01:00 GMT', now)).toBe(0)
  expect(retryAfterMs('soon', now)).toBeNull()
  expect(retryAfterMs(null, now)).toBeNull()
})
