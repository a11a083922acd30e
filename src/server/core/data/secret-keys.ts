import { createHmac, hkdfSync } from 'node:crypto'

/** Keys that come out of the server's one secret. Each serves one purpose. */
export interface SecretKeys {
  /** Over authSecret before it is stored. */
  readonly pepper: Uint8Array
  /** For salts of names that do not exist. */
  readonly saltOfNobody: Uint8Array
  /** For throttle rows, so that they hold neither names nor addresses. */
  readonly throttle: Uint8Array
  /** For network addresses in the log, where they are hashed there. */
  readonly logAddress: Uint8Array
  /** Seals what a browser carries on its way to Google and back. */
  readonly googleFlow: Uint8Array
  /** Seals the secrets of authenticator apps. */
  readonly totp: Uint8Array
  /** Over backup codes before they are stored. */
  readonly backupCodes: Uint8Array
  /** Makes the names by which passkeys know their person. */
  readonly passkeyUser: Uint8Array
  /** Seals the private key by which push services know this server. */
  readonly pushKey: Uint8Array
  /** Seals what calendar programs may read. */
  readonly calendarFeed: Uint8Array
  /** Seals what opens the Google calendars of those who connected theirs. */
  readonly googleCalendar: Uint8Array
  /** What the setup link of the first account carries. */
  readonly setupToken: string
  /** Tells whether a database was made with this secret, and nothing else about it. */
  readonly fingerprint: string
}

export function deriveKeys(secret: string): SecretKeys {
  const key = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `inkwell/v1/server/${purpose}`, 32))
  return {
    pepper: key('pepper'),
    saltOfNobody: key('salt-of-nobody'),
    throttle: key('throttle'),
    logAddress: key('log-address'),
    googleFlow: key('google-flow'),
    totp: key('totp'),
    backupCodes: key('backup-codes'),
    passkeyUser: key('passkey-user'),
    pushKey: key('push-key'),
    calendarFeed: key('calendar-feed'),
    googleCalendar: key('google-calendar'),
    setupToken: key('setup').subarray(0, 18).toString('base64url'),
    fingerprint: key('fingerprint').toString('base64url'),
  }
}

export const hmac = (key: Uint8Array, message: string | Uint8Array): Buffer =>
  createHmac('sha256', key).update(message).digest()
