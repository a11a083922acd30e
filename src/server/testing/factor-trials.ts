import { randomBytes } from 'node:crypto'
import { TestPasskey } from './test-passkey.ts'
import type { Trial } from './trial.ts'

const proof = { password: randomBytes(32).toString('base64'), derived: true }
const ticket = 'x'.repeat(43)
const asked = { challenge: ticket, rpId: 'localhost', timeout: 1, userVerification: 'required' } as const

/** The routes of second factors. The only account that they change is that of the session or the ticket. */
export const factorTrials: Record<string, Trial> = {
  'GET /api/second-factor': { ask: (browser) => browser.get('/api/second-factor'), other: 200 },
  'POST /api/second-factor/totp': {
    ask: (browser, { userId }) => browser.post('/api/second-factor/totp', { userId, proof }),
    other: 401,
  },
  'POST /api/second-factor/totp/confirm': {
    ask: (browser, { userId }) => browser.post('/api/second-factor/totp/confirm', { userId, code: '000000' }),
    other: 401,
  },
  'DELETE /api/second-factor/totp': {
    ask: (browser, { userId }) =>
      browser.ask('DELETE', '/api/second-factor/totp', { body: { userId, proof } }),
    other: 401,
  },
  'POST /api/second-factor/backup-codes': {
    ask: (browser, { userId }) => browser.post('/api/second-factor/backup-codes', { userId, proof }),
    other: 401,
  },
  'POST /api/second-factor/passkeys/options': {
    ask: (browser, { userId }) => browser.post('/api/second-factor/passkeys/options', { userId, proof }),
    other: 401,
  },
  'POST /api/second-factor/passkeys': {
    ask: (browser, { userId }) => {
      const { id, response } = new TestPasskey().get(asked)
      const { clientDataJSON } = response
      const attestation = { id, response: { clientDataJSON, attestationObject: clientDataJSON } }
      return browser.post('/api/second-factor/passkeys', { userId, label: 'Mine', attestation })
    },
    other: 401,
  },
  'PUT /api/second-factor/passkeys/:passkeyId': {
    ask: (browser, { passkeyId }) =>
      browser.put(`/api/second-factor/passkeys/${passkeyId}`, { label: 'Mine' }),
    other: 404,
  },
  // passkeys.test.ts shows that a right proof of one's own does not remove somebody else's.
  'DELETE /api/second-factor/passkeys/:passkeyId': {
    ask: (browser, { passkeyId }) =>
      browser.ask('DELETE', `/api/second-factor/passkeys/${passkeyId}`, { body: { proof } }),
    other: 401,
  },
  'POST /api/login/second-factor/options': {
    ask: (browser, { userId }) => browser.post('/api/login/second-factor/options', { userId, ticket }),
    other: 401,
    visitor: 401,
  },
  'POST /api/login/second-factor': {
    ask: (browser, { userId }) =>
      browser.post('/api/login/second-factor', {
        userId,
        ticket,
        factor: { kind: 'totp', code: '000000' },
      }),
    other: 401,
    visitor: 401,
  },
  'POST /api/login/passkey/options': {
    ask: (browser, { userId }) => browser.post('/api/login/passkey/options', { userId }),
    other: 200,
    visitor: 200,
  },
  'POST /api/login/passkey': {
    ask: (browser, { userId }) =>
      browser.post('/api/login/passkey', {
        userId,
        ticket,
        assertion: new TestPasskey().get(asked, { userHandle: ticket }),
      }),
    other: 401,
    visitor: 401,
  },
}
