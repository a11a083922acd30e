import { expect, test } from 'vitest'
import { sessionBegins, sessionNow } from './session-sounds.ts'

test('a session sounds until its voice is stopped, and the strictest of several counts', () => {
  const said: string[] = []
  const voice = (name: string) => ({
    setVolume: (volume: number) => said.push(`${name} volume ${volume}`),
    fadeTo: (level: number, ms: number) => said.push(`${name} fade ${level} ${ms}`),
    stop: (ms?: number) => said.push(`${name} stop ${ms}`),
  })
  expect(sessionNow()).toBeNull()
  const ambient = sessionBegins({ mixWithOthers: true }, voice('ambient'))
  const meditation = sessionBegins({ mixWithOthers: false }, voice('meditation'))
  expect(sessionNow()).toEqual({ mixWithOthers: false })
  meditation.stop(90)
  expect(sessionNow()).toEqual({ mixWithOthers: true })
  ambient.setVolume(20)
  ambient.fadeTo(0, 10)
  ambient.stop()
  expect(sessionNow()).toBeNull()
  expect(said).toEqual([
    'meditation stop 90',
    'ambient volume 20',
    'ambient fade 0 10',
    'ambient stop undefined',
  ])
})
