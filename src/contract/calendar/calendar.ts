import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The longest calendar that is fetched, or given out, in letters. */
export const longestCalendar = 2_000_000

/** 32 random bytes in base64url: whoever has it reads the feed. */
export const feedToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const feedPathOf = (token: string): string => `/feeds/${token}.ics`

export const fetchCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar/fetch',
  access: 'user',
  summary: 'A calendar file from an address of another server, as it is; nothing of it is kept',
  body: z.object({ address: z.string().min(1).max(2_000) }),
  answer: z.object({ text: z.string() }),
})

export const keepFeed = endpoint({
  method: 'PUT',
  path: '/api/calendar/feed',
  access: 'user',
  summary: 'What calendar programs may read by the address of this secret',
  body: z.object({
    token: feedToken,
    text: z.string().max(longestCalendar),
    /** A secret that was just made takes the place of any other. Otherwise 409 where this one is not served: what was ended stays ended. */
    isNew: z.boolean().default(false),
  }),
  answer: z.object({}),
})

export const endFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar/feed',
  access: 'user',
  summary: 'Calendar programs may read nothing any more; where a secret is named, nothing by its address',
  body: z.object({ token: feedToken.optional() }).nullish(),
  answer: z.object({}),
})
