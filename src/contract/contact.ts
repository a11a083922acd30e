import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const oneLine = /^[^\r\n]*$/

/** A letter from the contact page. */
export const contactLetter = z.object({
  email: z
    .string()
    .trim()
    .max(254, 'This address is too long.')
    .regex(
      /^[^<>@\s,;:"]+@[^<>@\s,;:"][^<>@\s,;:".]*\.[^<>@\s,;:"]+$/u,
      'Please give an email address that we can answer to.',
    ),
  name: z.string().trim().max(100, 'At most 100 characters.').regex(oneLine, 'One line only.').default(''),
  message: z
    .string()
    .trim()
    .min(10, 'Please write at least a sentence.')
    .max(5_000, 'At most 5,000 characters fit.'),
  /** People do not see this field; what fills it in is a program. */
  website: z.string().max(500).default(''),
})
export type ContactLetter = z.infer<typeof contactLetter>

export const sendContactLetter = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Write to whoever runs this server',
  body: contactLetter,
  answer: z.object({ isTaken: z.literal(true) }),
})
