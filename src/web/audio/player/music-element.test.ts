import { afterEach, expect, test, vi } from 'vitest'
import { NoSoundError, openPage } from '../audio-output.ts'
import { openMusicOutlet } from './music-element.ts'

afterEach(() => void vi.unstubAllGlobals())

/** An element whose volume a page may not set. */
class DeafElement {
  preload = ''
  get volume(): number {
    return 1
  }
  set volume(_: number) {}
  addEventListener(): void {}
}

const node = () => ({
  gain: { value: 1 },
  connect: (next: unknown) => next,
})

test("where an element does not obey, the music goes through the tab's one context", async () => {
  vi.stubGlobal('Audio', DeafElement)
  vi.stubGlobal('AudioContext', undefined)
  expect(() => openMusicOutlet()).toThrow(NoSoundError)
  let made = 0
  const sources: unknown[] = []
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
      destination = node()
      constructor() {
        made++
      }
      createGain = node
      createWaveShaper = node
      createMediaElementSource(element: unknown) {
        sources.push(element)
        return node()
      }
      getOutputTimestamp = () => ({})
      addEventListener(): void {}
    },
  )
  const { element } = openMusicOutlet()
  await openPage()
  expect([made, sources]).toEqual([1, [element]])
})
