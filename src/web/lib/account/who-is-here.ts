import type { User } from '#domain/account/user.ts'

export interface Asking {
  /** Null: nobody is signed in. Rejects when the server cannot be reached or cannot say. */
  readonly askServer: () => Promise<User | null>
  /** Who was signed in here last; null: this device does not know. */
  readonly askDevice: () => Promise<User | null>
  /** How long the server may take before the device is asked. */
  readonly patienceMs?: number
}

/** Who is here: what the server says, or, when it is gone or slow, whom this device remembers (`isSure` false). Rejects as the server did. */
export async function whoIsHere({
  askServer,
  askDevice,
  patienceMs = 2_500,
}: Asking): Promise<{ user: User | null; isSure: boolean }> {
  const said = askServer().then((user) => ({ user, isSure: true }))
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const inTime = await Promise.race([said.catch(() => null), late])
  if (inTime) return inTime
  const kept = await askDevice().catch((error: unknown) => {
    console.error(error)
    return null
  })
  return kept ? { user: kept, isSure: false } : said
}
