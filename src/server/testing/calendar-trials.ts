import type { Trial } from './trial.ts'

/** The routes of reminders by push and of calendars in and out. */
export const calendarTrials: Record<string, Trial> = {
  'GET /api/push': { ask: (browser) => browser.get('/api/push'), other: 200 },
  // No push service is at that address; push.test.ts shows that a browser names only its own instants.
  'PUT /api/push': {
    ask: (browser, { userId, sessionId }) =>
      browser.put('/api/push', {
        userId,
        sessionId,
        endpoint: 'https://push.example.org/x',
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      }),
    other: 400,
  },
  'DELETE /api/push': {
    ask: (browser, { sessionId }) => browser.ask('DELETE', '/api/push', { body: { sessionId } }),
    other: 200,
  },
  'PUT /api/push/instants': {
    ask: (browser, { sessionId }) => browser.put('/api/push/instants', { sessionId, instants: [] }),
    other: 404,
  },
  'POST /api/push/instants': {
    ask: (browser, { sessionId }) =>
      browser.post('/api/push/instants', { sessionId, id: 'A'.repeat(22), at: 4_000_000_000_000 }),
    other: 404,
  },
  'POST /api/push/test': { ask: (browser) => browser.post('/api/push/test'), other: 404 },
  'POST /api/calendar/fetch': {
    ask: (browser, { userId }) =>
      browser.post('/api/calendar/fetch', { userId, address: 'https://127.0.0.1/' }),
    other: 400,
  },
  // The only feed that it can change is the own one.
  'PUT /api/calendar/feed': {
    ask: (browser, { userId }) =>
      browser.put('/api/calendar/feed', { userId, token: 'A'.repeat(43), text: 'nothing', isNew: true }),
    other: 200,
  },
  'DELETE /api/calendar/feed': {
    ask: (browser, { userId }) => browser.ask('DELETE', '/api/calendar/feed', { body: { userId } }),
    other: 200,
  },
  'GET /api/calendar/google': { ask: (browser) => browser.get('/api/calendar/google'), other: 200 },
  // No Google is set up there; calendar-connection.test.ts shows that a token is for whoever connected.
  'POST /api/calendar/google': {
    ask: (browser, { userId }) => browser.post('/api/calendar/google', { userId, canWrite: true }),
    other: 501,
  },
  'POST /api/calendar/google/token': {
    ask: (browser, { userId }) => browser.post('/api/calendar/google/token', { userId, connection: 'x' }),
    other: 501,
  },
  // The only connection that it can end is the own one.
  'DELETE /api/calendar/google': {
    ask: (browser, { userId }) => browser.ask('DELETE', '/api/calendar/google', { body: { userId } }),
    other: 200,
  },
  'GET /api/auth/google/calendar': {
    ask: (browser) => browser.get('/api/auth/google/calendar?code=x&state=y'),
    other: 302,
    visitor: 302,
  },
  // Its secret is all that it asks for; nobody knows the owner's.
  'GET /feeds/:file': {
    ask: (browser) => browser.get(`/feeds/${'B'.repeat(43)}.ics`),
    other: 404,
    visitor: 404,
  },
}
