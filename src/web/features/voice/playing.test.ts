import { expect, test } from 'vitest'
import type { Speaker } from '#web/lib/device/device-speaker.ts'
import { type DeviceVoice, voiceFor } from '#web/lib/device/device-voices.ts'
import { sayPieces } from './playing.ts'

function speaking() {
  const said: string[] = []
  let over: (error: string | null) => void = () => undefined
  const speaker: Speaker = {
    cancel: () => over('interrupted'),
    say: (piece, onOver) => {
      said.push(piece)
      over = onOver
    },
  }
  const log: string[] = []
  const ends = { onEnd: () => log.push('end'), onTrouble: (sentence: string) => log.push(sentence) }
  return {
    said,
    log,
    playing: sayPieces(['One.', 'Two.', 'Three.'], speaker, ends),
    over: (error: string | null = null) => over(error),
  }
}

test('pieces are said one after the other', () => {
  const one = speaking()
  one.over()
  one.over()
  expect([one.said, one.log]).toEqual([['One.', 'Two.', 'Three.'], []])
  one.over()
  expect(one.log).toEqual(['end'])
})

test('after a pause the piece that was being said begins anew', () => {
  const one = speaking()
  one.over()
  one.playing.pause()
  expect([one.said, one.log]).toEqual([['One.', 'Two.'], []])
  one.playing.resume()
  expect(one.said).toEqual(['One.', 'Two.', 'Two.'])
  one.over()
  one.playing.stop()
  one.over()
  expect([one.said.at(-1), one.log]).toEqual(['Three.', []])
})

test('a voice that fails is told in words', () => {
  const one = speaking()
  one.over('synthesis-failed')
  expect(one.log).toEqual(['The voice of this device did not speak. Please try again.'])
  const held = speaking()
  held.over('not-allowed')
  expect(held.log[0]).toContain('after a press')
})

const voice = (voiceURI: string, lang: string, isDefault = false): DeviceVoice => ({
  voiceURI,
  lang,
  name: voiceURI,
  localService: true,
  default: isDefault,
})

test('the chosen voice speaks; where it is missing, one of the language, and else whichever there is', () => {
  const voices = [voice('Anna', 'de-DE', true), voice('Kate', 'en-GB'), voice('Sam', 'en-US')]
  expect(voiceFor(voices, 'Kate', 'en-US')?.name).toBe('Kate')
  expect(voiceFor(voices, 'Gone', 'en-US')?.name).toBe('Sam')
  expect(voiceFor(voices, null, 'en-AU')?.name).toBe('Kate')
  expect(voiceFor(voices, null, 'fi-FI')?.name).toBe('Anna')
  expect(voiceFor([], null, 'en-US')).toBeNull()
})
