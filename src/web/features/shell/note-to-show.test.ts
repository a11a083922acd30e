import { expect, test } from 'vitest'
import type { SecurityEvent } from '#contract/security-events.ts'
import { signedOutTrouble } from '#vault/store/store.ts'
import { noteToShow } from './note-to-show.ts'

const calm = { trouble: null, notices: 0, setAside: 0 }
const none = { notices: 0, setAside: 0 }
const event: SecurityEvent = {
  id: 'a',
  kind: 'passkey_added',
  at: '2026-11-21T08:00:00.000Z',
  label: 'Firefox on Linux',
  isOwn: false,
}
const fine = { hasSessionEnded: false, untold: [], isPasswordStale: false }
const note = (sync: typeof calm | { trouble: string; notices: number; setAside: number }, dismissed = none) =>
  noteToShow({ ...fine, sync, dismissed })

test('nothing is said while nothing is wrong, and a server that is slow is no matter for the frame', () => {
  expect(note(calm, none)).toBeNull()
  expect(note({ ...calm, trouble: 'The server did not take everything yet: busy' }, none)).toBeNull()
})

test('an ended session comes before everything else and cannot be closed away', () => {
  const all = { trouble: signedOutTrouble, notices: 2, setAside: 1 }
  expect(note(all, none)).toEqual({ is: 'signed-out' })
  expect(note(all, { notices: 9, setAside: 9 })).toEqual({ is: 'signed-out' })
  expect(noteToShow({ ...fine, hasSessionEnded: true, sync: calm, dismissed: none })).toEqual({
    is: 'signed-out',
  })
})

test('a new password that opens nothing yet is said before what a server withholds', () => {
  const sync = { ...calm, notices: 2 }
  const keyTrouble = 'The server shows other keys.'
  expect(noteToShow({ ...fine, sync: { ...sync, keyTrouble }, dismissed: none })).toEqual({
    is: 'keys',
    words: keyTrouble,
  })
  expect(noteToShow({ ...fine, isPasswordStale: true, sync, dismissed: none })).toEqual({
    is: 'stale-password',
  })
})

test('what happened to the keys elsewhere comes before a matter of this device, and after what takes its keys', () => {
  const reasons = { ...fine, untold: [event], isPasswordStale: true, dismissed: none }
  const sync = { ...calm, notices: 2 }
  expect(noteToShow({ ...reasons, sync })).toEqual({ is: 'security', events: [event] })
  expect(noteToShow({ ...reasons, sync: { ...sync, keyTrouble: 'Other keys.' } })).toMatchObject({
    is: 'keys',
  })
})

test('what the server withholds comes before what did not open', () => {
  expect(note({ ...calm, notices: 2, setAside: 3 }, none)).toEqual({ is: 'notices' })
  expect(note({ ...calm, setAside: 3 }, none)).toEqual({ is: 'set-aside', count: 3 })
})

test('a closed note stays away until there is more to say', () => {
  const shown = { ...calm, notices: 2, setAside: 1 }
  expect(note(shown, { notices: 2, setAside: 1 })).toBeNull()
  expect(note({ ...shown, notices: 3 }, { notices: 2, setAside: 1 })).toEqual({ is: 'notices' })
})
