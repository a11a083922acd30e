import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GoogleTroubleError } from '#worker/calendar/google/google-api.ts'
import { Failed } from './failed.tsx'
import { NotSetUp } from './not-set-up.tsx'

test('where Google calendars are not set up admins are told what to set, and nobody else', () => {
  const drawn = (isAdmin: boolean) =>
    renderToStaticMarkup(<NotSetUp isAdmin={isAdmin} origin="https://journal.example.org" />)
  const settings = [
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_CALENDAR=on',
    'https://journal.example.org/api/auth/google/calendar',
  ]
  for (const setting of settings) {
    expect(drawn(true)).toContain(setting)
    expect(drawn(false)).not.toContain(setting)
  }
  expect(drawn(false)).toContain('not offered on this server')
})

test('why something failed with Google is said in its own sentence', () => {
  const sentence = 'Google did not answer. Please try again in a while.'
  // As it comes from the worker: by its name and its message.
  const carried = Object.assign(new Error(sentence), { name: new GoogleTroubleError('').name })
  expect(renderToStaticMarkup(<Failed error={carried} />)).toContain(sentence)
})
