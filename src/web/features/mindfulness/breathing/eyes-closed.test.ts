import { expect, test, vi } from 'vitest'

test('what this device chose for closed eyes is kept, and survives anything that stands in its storage', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const { chooseEyesClosed, eyesClosed, parseEyesClosed } = await import('./eyes-closed.ts')
  expect([null, '', 'spoken', 'no-vibration spoken', '{"x":1}'].map(parseEyesClosed)).toEqual([
    { vibrates: true, speaks: false },
    { vibrates: true, speaks: false },
    { vibrates: true, speaks: true },
    { vibrates: false, speaks: true },
    { vibrates: true, speaks: false },
  ])
  chooseEyesClosed({ speaks: true })
  chooseEyesClosed({ vibrates: false })
  expect(eyesClosed.read()).toEqual({ vibrates: false, speaks: true })
  expect(parseEyesClosed(kept.get('inkwell-eyes-closed') ?? null)).toEqual(eyesClosed.read())
})
