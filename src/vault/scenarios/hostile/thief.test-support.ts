import { expect } from 'vitest'
import { newChange, sealedBytes } from '#server/testing/sealed-bytes.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type Heads = { heads: { uid: string; revision: number }[] }
type Results = { results: { status: string }[] }

/** Somebody with the cookies of a session, and nothing else of it. */
export function thiefOf(testApp: TestApp, cookies: ReadonlyMap<string, string>) {
  const browser = testApp.browser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  const send = async (changes: ReturnType<typeof newChange>[]): Promise<void> => {
    const { results } = (await browser.post('/api/records', { changes })).json<Results>()
    expect(results.map(({ status }) => status)).toEqual(changes.map(() => 'accepted'))
  }
  return {
    browser,
    send,
    /** Writes what nobody can open over every record there is. */
    async overwriteAll(bytes = () => sealedBytes()): Promise<void> {
      const { heads } = (await browser.get('/api/records/heads')).json<Heads>()
      await send(
        heads.map(({ uid, revision }) =>
          newChange({ uid, baseRevision: revision, sealed: bytes().toString('base64') }),
        ),
      )
    },
  }
}
