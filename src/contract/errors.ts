import { z } from 'zod'
import { neededFactor } from './factor.ts'

/** Every refusal the server can give: its HTTP status and the sentence a person reads. */
export const errorCodes = {
  invalid_input: { status: 400, message: 'Some of what was sent could not be understood.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  wrong_credentials: { status: 401, message: 'Invalid username or password' },
  proof_needed: { status: 403, message: 'Your password is needed for this.' },
  second_factor_needed: { status: 401, message: 'Your second factor is needed as well.' },
  wrong_factor: { status: 401, message: 'This second factor is not right. Please try again.' },
  second_factor_expired: {
    status: 401,
    message: 'This took too long, or was used already. Please start again.',
  },
  forbidden: { status: 403, message: 'You may not do this.' },
  account_disabled: {
    status: 403,
    message:
      'This account is disabled. Whoever runs this server can enable it again; nothing in it was removed.',
  },
  switched_off: { status: 403, message: 'Whoever runs this server has switched this off for now.' },
  cross_site: { status: 403, message: 'This request came from another site and was refused.' },
  setup_link_needed: {
    status: 403,
    message: 'The first account needs the setup link that the server printed when it started.',
  },
  not_found: { status: 404, message: 'There is nothing here.' },
  unknown_host: {
    status: 421,
    message: 'This server does not know the name by which it was asked.',
  },
  too_slow: { status: 408, message: 'That took too long to arrive. Please try again.' },
  too_many_streams: {
    status: 429,
    message: 'Inkwell is open in too many places at once. Close a few of its tabs.',
  },
  headers_too_large: { status: 431, message: 'Some of what was sent could not be understood.' },
  username_taken: { status: 409, message: 'Username already exists' },
  conflict: { status: 409, message: 'Something newer is already here.' },
  too_large: { status: 413, message: 'That is too large to keep in one piece.' },
  json_only: { status: 415, message: 'Send JSON.' },
  quota_exceeded: { status: 413, message: 'Your space for photos and files on this server is full.' },
  refused_records: { status: 422, message: 'No record of this batch could be accepted.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  daily_limit: {
    status: 429,
    message:
      'That is as much as this server takes from one person in a day. Your words are kept on this device, sealed, and are sent tomorrow.',
  },
  busy: {
    status: 429,
    message: 'The server is busy with other sign-ins. Please try again in a few seconds.',
  },
  not_configured: { status: 501, message: 'This is not set up on this server.' },
  being_composed: { status: 503, message: 'This piece is being composed. It will be ready soon.' },
  unavailable: { status: 503, message: 'The server is busy for a moment. Please try again shortly.' },
  too_many_connections: {
    status: 503,
    message: 'There are too many open connections from your address. Close a few tabs, or try again shortly.',
  },
  storage_full: {
    status: 507,
    message:
      "The server's disk is full. Your words are kept on this device, sealed, and are sent when there is room.",
  },
  vault_full: {
    status: 507,
    message:
      'Your journal has reached the size that this server keeps for one person. This stays on this device, sealed, and is sent when there is room.',
  },
  database_damaged: {
    status: 503,
    message:
      "The server's database is damaged, so it takes nothing new. What you write is kept on this device, sealed, and is sent once that is mended.",
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCodes

/** The body of every error answer. `fields` names the sentence under each field of a form. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With `second_factor_needed`: what is possible. */
  secondFactor: neededFactor.optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
