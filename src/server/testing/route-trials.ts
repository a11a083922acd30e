import { randomBytes } from 'node:crypto'
import { kdfDefaults } from '#contract/account.ts'
import { adminTrials } from './admin/admin-trials.ts'
import { billingTrials } from './billing/billing-trials.ts'
import { calendarTrials } from './calendar-trials.ts'
import { factorTrials } from './factor-trials.ts'
import { newChange, sealedBytes } from './sealed-bytes.ts'
import { newKdf, newSlot } from './slots.ts'
import type { Trial } from './trial.ts'

const get = (url: string, other = 200, visitor?: number): Trial => ({
  ask: (browser) => browser.get(url),
  other,
  ...(visitor && { visitor }),
})
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const wrongPassword = { password: randomBytes(32).toString('base64'), derived: true }

/** Every route there is. One that is not here fails the test: say what others are answered, then list it. */
export const trials: Record<string, Trial> = {
  'POST /api/register': {
    ask: (browser, { username }) =>
      browser.post('/api/register', {
        username,
        email: 'thief@example.org',
        password: wrongPassword.password,
        derived: { ...kdfDefaults, salt: randomBytes(16).toString('base64') },
      }),
    other: 409,
    visitor: 409,
  },
  'POST /api/login': {
    ask: (browser, { username }) => browser.post('/api/login', { username, ...wrongPassword }),
    other: 401,
    visitor: 401,
  },
  'GET /api/auth/status': get('/api/auth/status', 200, 200),
  'GET /api/auth/google': get('/api/auth/google', 302, 302),
  'POST /api/auth/google': {
    ask: (browser, { userId }) => browser.post('/api/auth/google', { userId, setup: 'none' }),
    other: 200,
    visitor: 200,
  },
  // The only account that it can link is the own one, which nobody else's password proves.
  'POST /api/auth/google/link': {
    ask: (browser, { userId }) => browser.post('/api/auth/google/link', { userId, proof: wrongPassword }),
    other: 401,
  },
  'GET /api/auth/google/callback': get('/api/auth/google/callback?code=x&state=y', 302, 302),
  'GET /api/auth/google/status': get('/api/auth/google/status', 200, 200),
  // The only account that it can change is the own one.
  'DELETE /api/auth/google': {
    ask: (browser, { userId, username }) =>
      browser.ask('DELETE', '/api/auth/google', { body: { userId, username, proof: wrongPassword } }),
    other: 401,
  },
  'GET /api/auth/kdf': {
    ask: (browser, { username }) => browser.get(`/api/auth/kdf?username=${username}`),
    other: 200,
    visitor: 200,
  },
  'POST /api/auth/reset/check': {
    ask: (browser) => browser.post('/api/auth/reset/check', { token: 'x'.repeat(43) }),
    other: 404,
    visitor: 404,
  },
  'POST /api/auth/reset': {
    ask: (browser, { userId, username }) =>
      browser.post('/api/auth/reset', {
        userId,
        username,
        token: 'x'.repeat(43),
        password: wrongPassword.password,
        derived: newKdf(),
      }),
    other: 404,
    visitor: 404,
  },
  'GET /api/user': get('/api/user'),
  // The only account that it can delete is the own one, which nobody else's password proves.
  'DELETE /api/user': {
    ask: (browser, { userId, username }) =>
      browser.ask('DELETE', '/api/user', { body: { userId, username, ...wrongPassword } }),
    other: 401,
  },
  'POST /api/user/onboarding': {
    ask: (browser, { userId }) =>
      browser.post('/api/user/onboarding', {
        userId,
        id: userId,
        name: 'Changed',
        goals: ['other'],
        completedAt: '2026-11-21T08:30:00.000Z',
      }),
    other: 200,
  },
  'PUT /api/user/onboarding/companion': {
    ask: (browser, { userId }) =>
      browser.put('/api/user/onboarding/companion', {
        userId,
        aiComfortLevel: 2,
        aiInterests: [],
        communicationStyle: 'direct_concise',
      }),
    other: 200,
  },
  'GET /api/auth/forgot': get('/api/auth/forgot', 200, 200),
  // Mails are sent nowhere here; where they are, forgot-password.test.ts shows that nobody learns anything.
  'POST /api/auth/forgot': {
    ask: (browser, { username }) => browser.post('/api/auth/forgot', { who: username }),
    other: 501,
    visitor: 501,
  },
  'PUT /api/user/profile': {
    ask: (browser, { userId, username }) =>
      browser.put('/api/user/profile', {
        userId,
        id: userId,
        username,
        email: 'thief@example.org',
        ...wrongPassword,
      }),
    other: 401,
  },
  'GET /api/avatars/:userId': {
    ask: (browser, { userId }) => browser.get(`/api/avatars/${userId}`),
    other: 404,
  },
  'PUT /api/user/avatar': {
    ask: (browser, { userId }) => browser.askBytes('PUT', `/api/user/avatar?userId=${userId}`, onePixel),
    other: 200,
  },
  'DELETE /api/user/avatar': {
    ask: (browser, { userId }) => browser.ask('DELETE', `/api/user/avatar?userId=${userId}`),
    other: 200,
  },
  'GET /api/user/settings': get('/api/user/settings'),
  'PUT /api/user/settings': {
    ask: (browser, { userId }) => browser.put('/api/user/settings', { userId, theme: 'light' }),
    other: 200,
  },
  'GET /api/sessions': get('/api/sessions'),
  'DELETE /api/sessions/:sessionId': {
    ask: (browser, { sessionId }) =>
      browser.ask('DELETE', `/api/sessions/${sessionId}`, { body: { proof: wrongPassword } }),
    other: 401,
  },
  // The only sessions that it can end are the own ones, which nobody else's password proves.
  'DELETE /api/sessions': {
    ask: (browser) => browser.ask('DELETE', '/api/sessions', { body: { proof: wrongPassword } }),
    other: 401,
  },
  'GET /api/vault/slots': get('/api/vault/slots'),
  'GET /api/vault/retired-slots': get('/api/vault/retired-slots'),
  'GET /api/security-events': get('/api/security-events'),
  'PUT /api/vault/slots': {
    ask: (browser, { slotId }) =>
      browser.put('/api/vault/slots', {
        baseVersion: 1,
        slot: {
          slotId,
          kind: 'device',
          kdf: null,
          commitment: randomBytes(32).toString('base64'),
          wrapped: randomBytes(92).toString('base64'),
        },
      }),
    other: 409,
  },
  'DELETE /api/vault/slots/:slotId': {
    ask: (browser, { slotId }) => browser.ask('DELETE', `/api/vault/slots/${slotId}`),
    other: 404,
  },
  // For who has no password yet; everybody here has one.
  'POST /api/vault/passphrase': {
    ask: (browser, { userId, slotId }) =>
      browser.post('/api/vault/passphrase', {
        userId,
        slot: newSlot({ slotId, kind: 'passphrase', kdf: newKdf() }),
        proof: wrongPassword.password,
      }),
    other: 409,
  },
  'POST /api/vault/key-share': {
    ask: (browser, { userId, slotId }) =>
      browser.post('/api/vault/key-share', { userId, slotId, proof: wrongPassword.password }),
    other: 401,
  },
  'POST /api/vault/rekey': {
    ask: (browser, { userId, slotId }) =>
      browser.post('/api/vault/rekey', {
        userId,
        baseVersion: 0,
        proof: wrongPassword.password,
        slots: [newSlot({ slotId })],
        password: { next: wrongPassword.password, derived: newKdf() },
        isSealedAnew: true,
        endOtherSessions: true,
      }),
    other: 401,
  },
  ...factorTrials,
  'GET /api/records': get('/api/records?since=0'),
  'POST /api/records': {
    ask: (browser, { record }) =>
      browser.post('/api/records', {
        changes: [{ ...record, sealed: newChange().sealed }, newChange({ uid: record.uid, baseRevision: 1 })],
      }),
    other: 200,
  },
  'GET /api/records/heads': get('/api/records/heads'),
  'POST /api/records/replaced': {
    ask: (browser, { record }) =>
      browser.post('/api/records/replaced', { wanted: [{ uid: record.uid, before: 9 }] }),
    other: 200,
  },
  'GET /api/blobs': get('/api/blobs'),
  'GET /api/blobs/replaced': get('/api/blobs/replaced'),
  'GET /api/blobs/replaced/:blobId/:index/:replacedAt': {
    ask: (browser, { blobId }) => browser.get(`/api/blobs/replaced/${blobId}/0/2026-11-21T08:30:00.000Z`),
    other: 404,
  },
  'GET /api/blobs/:blobId/:index': {
    ask: (browser, { blobId }) => browser.get(`/api/blobs/${blobId}/0`),
    other: 404,
  },
  'PUT /api/blobs/:blobId/:index': {
    ask: (browser, { blobId }) => browser.askBytes('PUT', `/api/blobs/${blobId}/0?total=1`, sealedBytes()),
    other: 200,
  },
  'DELETE /api/blobs/:blobId': {
    ask: (browser, { blobId }) => browser.ask('DELETE', `/api/blobs/${blobId}`),
    other: 200,
  },
  ...calendarTrials,
  ...billingTrials,
  ...adminTrials,
  'GET /api/companion': get('/api/companion'),
  // No provider is configured here; relayed-talk.test.ts shows that a choice is the chooser's own.
  'PUT /api/companion': {
    ask: (browser, { userId }) => browser.put('/api/companion', { userId, provider: 'openai' }),
    other: 400,
  },
  'PUT /api/companion/loopback': {
    ask: (browser, { userId }) => browser.put('/api/companion/loopback', { userId, isAllowed: true }),
    other: 200,
  },
  'GET /api/device-models': get('/api/device-models'),
  // There is none here; features/device-models/device-models.test.ts has a server that hands one out. Whoever is signed in gets the same.
  'GET /api/device-models/:sha256': get(`/api/device-models/${'0'.repeat(64)}`, 404),
  'GET /api/voice': get('/api/voice'),
  // No service speaks here; where one does, voice.routes.test.ts shows that it hears only what was sent.
  'POST /api/voice/speech': {
    ask: (browser, { userId }) =>
      browser.post('/api/voice/speech', { userId, text: 'Hello.', voiceId: 'someone', voiceSettings: {} }),
    other: 501,
  },
  'GET /api/user/tts-settings': get('/api/user/tts-settings'),
  'PUT /api/user/tts-settings': {
    ask: (browser, { userId }) => browser.put('/api/user/tts-settings', { userId, enabled: false }),
    other: 200,
  },
  'GET /api/user/referral-notice': get('/api/user/referral-notice'),
  'PUT /api/user/referral-notice': {
    ask: (browser) => browser.put('/api/user/referral-notice', { isWanted: true }),
    other: 200,
  },
  'GET /api/music': get('/api/music', 200, 200),
  // Nothing is composed here; features/music/music.test.ts has a server that plays.
  'GET /music/:filename': get('/music/imagine-sleep.mp3', 501, 501),
  'GET /images/music/:file': get('/images/music/imagine-sleep.svg', 200, 200),
  // Mails are sent nowhere here; contact.test.ts shows where letters go.
  'POST /api/contact': {
    ask: (browser) =>
      browser.post('/api/contact', { email: 'somebody@example.org', message: 'A whole sentence.' }),
    other: 501,
    visitor: 501,
  },
  'GET /api/people-here': get('/api/people-here', 404, 404),
  // Signing out comes last: it ends the session of who tries.
  'POST /api/logout': { ask: (browser) => browser.post('/api/logout'), other: 200, visitor: 200 },
}

/** Routes whose own tests show that they serve nothing of another person. */
export const testedElsewhere: Record<string, string> = {
  'GET /api/records/events': 'features/records/record-events.test.ts',
  'GET /ws/chat': 'features/companion/companion.routes.test.ts',
  'GET /api/docs': 'core/openapi.test.ts: describes routes, holds no data',
  'GET /api/docs/*': 'core/openapi.test.ts: describes routes, holds no data',
}
