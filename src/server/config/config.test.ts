import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secret = 'a secret of at least thirty-two characters'

test('without any settings it is a server for this machine', () => {
  expect(readConfig({}, '/project')).toMatchObject({
    isProduction: false,
    port: 3000,
    host: 'localhost',
    dataFolder: path.resolve('data'),
    databaseUrl: null,
    secret: null,
    publicUrl: null,
    google: null,
    logLevel: 'warn',
    webFolder: path.join('/project', 'dist', 'web'),
  })
})

test('an empty setting counts as none', () => {
  const empty = {
    PORT: '',
    HOST: '',
    DATABASE_URL: '',
    INKWELL_PUBLIC_URL: '',
    INKWELL_SECRET: '',
    INKWELL_LOG: '',
  }
  expect(readConfig(empty, '/project')).toEqual(readConfig({}, '/project'))
})

test('Google needs both halves of what the operator was given, and is Google unless told otherwise', () => {
  const both = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' }
  const issuerOf = (env: Record<string, string>) =>
    readConfig({ ...both, ...env }, '/project').google?.issuer.href
  expect(readConfig(both, '/project').google).toMatchObject({ clientId: 'an-id', clientSecret: 'a-secret' })
  expect(issuerOf({})).toBe('https://accounts.google.com/')
  expect(issuerOf({ GOOGLE_ISSUER: 'https://id.example.org/realms/home' })).toBe(
    'https://id.example.org/realms/home',
  )
  expect(issuerOf({ GOOGLE_ISSUER: 'http://127.0.0.1:8080' })).toBe('http://127.0.0.1:8080/')
  expect(readConfig({ GOOGLE_ISSUER: 'https://id.example.org' }, '/project').google).toBeNull()
  expect(readConfig(both, '/project').google?.calendarApi).toBeUndefined()
  expect(readConfig({ ...both, GOOGLE_CALENDAR: 'on' }, '/project').google?.calendarApi?.href).toBe(
    'https://www.googleapis.com/calendar/v3',
  )
})

test('the space for blobs is told in MiB, none at all too', () => {
  const quotaOf = (env: Record<string, string>): number => readConfig(env, '/project').limits.blobQuotaBytes
  expect(quotaOf({})).toBe(1024 * 1024 * 1024)
  expect(quotaOf({ INKWELL_BLOB_QUOTA_MB: '5' })).toBe(5 * 1024 * 1024)
  expect(quotaOf({ INKWELL_BLOB_QUOTA_MB: '0' })).toBe(0)
})

test.each([
  [
    { GOOGLE_CLIENT_ID: 'an-id' },
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.',
  ],
  [
    { GOOGLE_CLIENT_SECRET: 'a-secret', GOOGLE_CLIENT_ID: '' },
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.',
  ],
  [{ GOOGLE_CALENDAR: 'on' }, 'GOOGLE_CALENDAR needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET as well.'],
  [
    { GOOGLE_ISSUER: 'http://accounts.google.com' },
    'GOOGLE_ISSUER must be an https address, like https://accounts.google.com.',
  ],
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ INKWELL_SECRET: 'short' }, 'INKWELL_SECRET must have at least 32 characters.'],
  [{ INKWELL_BLOB_QUOTA_MB: '1.5' }, 'INKWELL_BLOB_QUOTA_MB must be a number from 0 to 1000000.'],
  [{ INKWELL_MUSIC: 'loud' }, 'INKWELL_MUSIC must be compose or off.'],
  [{ INKWELL_LOG: 'loud' }, 'INKWELL_LOG must be silent, error, warn, info or debug.'],
  [
    { INKWELL_PUBLIC_URL: 'journal.example.org' },
    'INKWELL_PUBLIC_URL must be an address without a path, like https://journal.example.org.',
  ],
  [
    { INKWELL_PUBLIC_URL: 'https://example.org/journal' },
    'INKWELL_PUBLIC_URL must be an address without a path, like https://journal.example.org.',
  ],
  [
    { INKWELL_REGISTRATIONS_PER_HOUR: '0' },
    'INKWELL_REGISTRATIONS_PER_HOUR must be a number from 1 to 1000000.',
  ],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env, '/project')).toThrow(sentence)
})

test('production does not start without a secret of its own', () => {
  expect(() => readConfig({ NODE_ENV: 'production' }, '/project')).toThrow('INKWELL_SECRET is needed')
  const config = readConfig({ NODE_ENV: 'production', INKWELL_SECRET: secret }, '/project')
  expect(config).toMatchObject({ isProduction: true, secret, logLevel: 'info' })
})
