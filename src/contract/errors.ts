import { z } from 'zod'

/** Every refusal the server can give: its HTTP status and the sentence a person reads. */
export const errorCodes = {
  invalid_input: { status: 400, message: 'Some of what was sent could not be understood.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  wrong_credentials: { status: 401, message: 'Invalid username or password' },
  forbidden: { status: 403, message: 'You may not do this.' },
  cross_site: { status: 403, message: 'This request came from another site and was refused.' },
  setup_link_needed: {
    status: 403,
    message: 'The first account needs the setup link that the server printed when it started.',
  },
  not_found: { status: 404, message: 'There is nothing here.' },
  username_taken: { status: 409, message: 'Username already exists' },
  conflict: { status: 409, message: 'Something newer is already here.' },
  too_large: { status: 413, message: 'That is too large to keep in one piece.' },
  json_only: { status: 415, message: 'Send JSON.' },
  quota_exceeded: { status: 413, message: 'Your space for photos and files on this server is full.' },
  refused_records: { status: 422, message: 'No record of this batch could be accepted.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  busy: {
    status: 429,
    message: 'The server is busy with other sign-ins. Please try again in a few seconds.',
  },
  not_configured: { status: 501, message: 'This is not set up on this server.' },
  being_composed: { status: 503, message: 'This piece is being composed. It will be ready soon.' },
  unavailable: { status: 503, message: 'The server is busy for a moment. Please try again shortly.' },
  storage_full: {
    status: 507,
    message:
      "The server's disk is full. Your words are kept on this device, sealed, and are sent when there is room.",
  },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing of yours was lost.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCodes

/** The body of every error answer. `fields` names the sentence under each field of a form. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
