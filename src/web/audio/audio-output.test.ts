import { expect, test, vi } from 'vitest'
import { NoSoundError, openPage } from './audio-output.ts'

// Spec: S8-038
test('where a browser has no sound, who asked is told why, and the promise is refused', async () => {
  const onFault = vi.fn()
  await expect(openPage(onFault)).rejects.toThrow(NoSoundError)
  expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.any(ReferenceError))
  await expect(openPage()).rejects.toThrow('There is no sound here.')
})
