import type { newChange } from './sealed-bytes.ts'
import type { Answer, TestBrowser } from './test-browser.ts'

/** What belongs to the first person and what the others try to get at. */
export interface Owned {
  readonly userId: number
  readonly username: string
  readonly record: ReturnType<typeof newChange>
  readonly slotId: string
  readonly sessionId: string
  readonly wrapped: string
  readonly blobId: string
  readonly passkeyId: string
  readonly selfDescription: string
}

export interface Trial {
  /** Sends the route's request with the first person's ids in it. */
  readonly ask: (browser: TestBrowser, owned: Owned) => Promise<Answer>
  /** What somebody else who is signed in is answered. */
  readonly other: number
  /** What a visitor is answered; without it, 401. */
  readonly visitor?: number
}
