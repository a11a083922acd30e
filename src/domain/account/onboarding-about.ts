import { z } from 'zod'

/** What a person says about themselves in their own words. Sealed as kind 'about_me', one in a vault; the server never gets it. */
export const aboutMe = z.object({
  selfDescription: z.string().max(4000).default(''),
  otherGoal: z.string().max(1000).default(''),
})
export type AboutMe = z.infer<typeof aboutMe>
export const aboutMeKind = 'about_me'
