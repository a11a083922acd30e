import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What can happen to the keys and the ways into an account that its owner should hear of on every device. */
export const securityEventKinds = [
  'password_changed',
  'passphrase_changed',
  'password_reset',
  'password_set',
  'recovery_code_made',
  'recovery_code_removed',
  'keys_renewed',
  'key_restored',
  'google_linked',
  'google_unlinked',
  'email_changed',
  'username_changed',
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'backup_codes_made',
  'token_made',
  'admin_removed_factors',
  'admin_signed_out',
  'admin_disabled',
  'admin_enabled',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]
/** What an admin did to the account, on their pages or beside the server. */
export type AdminDeed = Extract<SecurityEventKind, `admin_${string}`>

export const securityEvent = z.object({
  id: z.uuid(),
  kind: z.enum(securityEventKinds),
  at: z.iso.datetime(),
  /** The browser that did it, coarsely, such as 'Firefox on Linux'; empty for what an admin did. */
  label: z.string(),
  /** It was done in this session. */
  isOwn: z.boolean(),
})
export type SecurityEvent = z.infer<typeof securityEvent>

export const readSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/security-events',
  access: 'user',
  summary: 'What happened to the own keys and ways in, the latest first',
  answer: z.object({ events: z.array(securityEvent) }),
})
