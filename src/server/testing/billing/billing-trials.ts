import type { TestBrowser } from '../test-browser.ts'
import type { Trial } from '../trial.ts'

const asUser = (ask: (browser: TestBrowser) => ReturnType<TestBrowser['get']>, other: number): Trial => ({
  ask,
  other,
})
const tokenId = '0198c0de-0000-7000-8000-00000000000a'

/**
 * The routes of billing and of tokens. Nothing is sold here; features/billing/billing.test.ts has a server that sells. No route takes anybody's id: each is
 * about whoever asks.
 */
export const billingTrials: Record<string, Trial> = {
  'GET /api/billing': asUser((browser) => browser.get('/api/billing'), 200),
  'POST /api/billing/checkout': {
    ask: (browser, { userId }) =>
      browser.post('/api/billing/checkout', { userId, tier: 'resonance', period: 'monthly' }),
    other: 501,
  },
  'POST /api/billing/portal': {
    ask: (browser, { userId }) => browser.post('/api/billing/portal', { userId }),
    other: 501,
  },
  'POST /api/billing/cancel': asUser((browser) => browser.post('/api/billing/cancel'), 501),
  'POST /api/billing/resume': asUser((browser) => browser.post('/api/billing/resume'), 501),
  'POST /api/billing/refresh': asUser((browser) => browser.post('/api/billing/refresh'), 200),
  'POST /api/billing/code': asUser((browser) => browser.post('/api/billing/code', { code: 'X' }), 501),
  'POST /api/billing/stripe': {
    ask: (browser) => browser.post('/api/billing/stripe', {}),
    other: 501,
    visitor: 501,
  },
  'GET /api/admin/beta-codes': asUser((browser) => browser.get('/api/admin/beta-codes'), 403),
  'POST /api/admin/beta-codes': asUser(
    (browser) => browser.post('/api/admin/beta-codes', { tier: 'resonance', days: null, usableDays: 1 }),
    403,
  ),
  'DELETE /api/admin/beta-codes/:codeId': asUser(
    (browser) => browser.ask('DELETE', `/api/admin/beta-codes/${tokenId}`),
    403,
  ),
  'GET /api/tokens': asUser((browser) => browser.get('/api/tokens'), 200),
  'POST /api/tokens': asUser(
    (browser) => browser.post('/api/tokens', { name: 'Mine', scopes: ['account'], days: 7 }),
    403,
  ),
  'DELETE /api/tokens/:tokenId': {
    ask: (browser, { sessionId }) => browser.ask('DELETE', `/api/tokens/${sessionId}`),
    other: 404,
  },
}
