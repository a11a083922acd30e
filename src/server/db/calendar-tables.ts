/** A browser that is sent reminders, for as long as its session lives. */
export interface PushSubscriptionTable {
  session_id: string
  user_id: number
  /** Where its push service takes messages for it. */
  endpoint: string
  /** With `auth` the browser's half of what encrypts messages, base64url. */
  p256dh: string
  auth: string
  /** How often in a row its push service did not take a message. */
  failures: number
  /** Nothing is sent before. */
  paused_until: number
}

/** When a browser is to be called; gone once its push service has taken it. */
export interface PushInstantTable {
  session_id: string
  user_id: number
  /** Random: says nothing about what rings. */
  ring_id: string
  at: number
  /** Until then whoever took it is sending it. */
  leased_until: number
}

/** What somebody lets calendar programs read by a secret address, as their device last wrote it. */
export interface CalendarFeedTable {
  user_id: number
  /** SHA-256 of the secret in the address. */
  token_hash: Uint8Array
  /** The calendar file, sealed under the server's secret and bound to the person. */
  sealed: string
  updated_at: number
}
