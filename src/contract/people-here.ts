import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How many people have used the app lately, for the landing page; nothing about any of them. */
export const readPeopleHere = endpoint({
  method: 'GET',
  path: '/api/people-here',
  access: 'public',
  summary: 'How many people were here in the last quarter of an hour, where the server says so',
  answer: z.object({ people: z.int().min(0) }),
})
