import type { Trial } from '../trial.ts'

const jobId = '3f0d3b0e-7a3c-4f59-9d5e-0c8f1f6f0a11'

/** Refused to whoever is no admin, before anything of it is read. */
const refused = (method: string, url: string, body?: object): Trial => ({
  ask: (browser) => browser.ask(method, url, body ? { body } : {}),
  other: 403,
})

/** The routes of admins, and what everybody sees of what they announce. */
export const adminTrials: Record<string, Trial> = {
  'GET /api/admin/overview': refused('GET', '/api/admin/overview'),
  'GET /api/admin/people': refused('GET', '/api/admin/people'),
  'POST /api/admin/people/:userId': {
    ask: (browser, { userId }) => browser.post(`/api/admin/people/${userId}`, { action: 'disable' }),
    other: 403,
  },
  'PUT /api/admin/people/:userId/plan': {
    ask: (browser, { userId }) =>
      browser.ask('PUT', `/api/admin/people/${userId}/plan`, { body: { tier: 'free', days: null } }),
    other: 403,
  },
  'GET /api/admin/audit': refused('GET', '/api/admin/audit'),
  'GET /api/admin/switches': refused('GET', '/api/admin/switches'),
  'PUT /api/admin/flags/:name': refused('PUT', '/api/admin/flags/registration', { isOn: false }),
  'PUT /api/admin/announcement': refused('PUT', '/api/admin/announcement', {
    announcement: { text: 'Gone', tone: 'notice', until: null },
  }),
  'GET /api/announcement': { ask: (browser) => browser.get('/api/announcement'), other: 200 },
  'GET /api/admin/testing': refused('GET', '/api/admin/testing'),
  'POST /api/admin/testing/mail': refused('POST', '/api/admin/testing/mail'),
  'POST /api/admin/testing/people': refused('POST', '/api/admin/testing/people', { count: 1 }),
  'PUT /api/admin/testing/trials': refused('PUT', '/api/admin/testing/trials', { providerTrouble: 'cut' }),
  'GET /api/admin/jobs': refused('GET', '/api/admin/jobs'),
  'GET /api/admin/jobs/:jobId': refused('GET', `/api/admin/jobs/${jobId}`),
  'POST /api/admin/jobs': refused('POST', '/api/admin/jobs', { operation: 'prune.hourly' }),
  'POST /api/admin/jobs/:jobId': refused('POST', `/api/admin/jobs/${jobId}`, { action: 'cancel' }),
  'POST /api/admin/jobs/retry-failed': refused('POST', '/api/admin/jobs/retry-failed'),
  'PUT /api/admin/jobs/pause': refused('PUT', '/api/admin/jobs/pause', { isPaused: true }),
}
