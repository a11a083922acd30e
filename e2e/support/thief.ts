import type { Page } from 'playwright-core'

/** What somebody can do who has nothing but the session's cookie: bytes that look sealed, as the next version of a record. */
export const writeOverAs = (page: Page, uid: string): Promise<void> =>
  page.evaluate(async (of) => {
    const { heads } = await (await fetch('/api/records/heads')).json()
    const { revision } = heads.find((head: { uid: string }) => head.uid === of)
    const sealed = crypto.getRandomValues(new Uint8Array(290))
    sealed.set([1, 1, 0, 0, 0, 1])
    const change = {
      changeId: crypto.randomUUID(),
      uid: of,
      baseRevision: revision,
      sealed: btoa(String.fromCharCode(...sealed)),
    }
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch('/api/records', {
      method: 'POST',
      headers,
      body: JSON.stringify({ changes: [change] }),
    })
    if (status !== 200) throw new Error(`The server answered ${status}`)
  }, uid)
