import { expect, test } from 'vitest'
import { KeptText } from './kept-text.ts'

/** Keeps only when told to. */
function slow() {
  const kept: string[] = []
  const going: { readonly text: string; readonly end: (error?: Error) => void }[] = []
  const tried: (string | null)[] = []
  const text = new KeptText(
    (next) =>
      new Promise((resolve, reject) => {
        going.push({
          text: next,
          end: (error) => {
            if (error) return reject(error)
            kept.push(next)
            resolve()
          },
        })
      }),
    (error) => tried.push(error?.message ?? null),
  )
  return { text, kept, going, tried }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

test('whoever asks while words are being kept waits until they are', async () => {
  const { text, kept, going } = slow()
  text.write('rain')
  void text.flush()
  let isOver = false
  const asked = text.flush().then(() => {
    isOver = true
  })
  await turn()
  expect([isOver, text.isKept, going.length]).toEqual([false, false, 1])
  going[0]?.end()
  await asked
  expect([kept, text.isKept, going.length]).toEqual([['rain'], true, 1])
})

test('words that are written meanwhile are kept after those before them, and never lost to them', async () => {
  const { text, kept, going } = slow()
  text.write('rain')
  void text.flush()
  await turn()
  text.write('rain and wind')
  const later = text.flush()
  going[0]?.end()
  await turn()
  expect(text.isKept).toBe(false)
  going[1]?.end()
  await later
  expect([kept, text.isKept]).toEqual([['rain', 'rain and wind'], true])
})

test('what could not be kept goes on waiting, and is tried the next time', async () => {
  const { text, kept, going, tried } = slow()
  text.write('rain')
  const first = text.flush()
  await turn()
  going[0]?.end(new Error('The vault is locked.'))
  await first
  expect(text.isKept).toBe(false)
  const second = text.flush()
  await turn()
  going[1]?.end()
  await second
  expect([kept, tried, text.isKept]).toEqual([['rain'], ['The vault is locked.', null], true])
})
