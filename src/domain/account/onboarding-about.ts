import { z } from 'zod'
import { entity } from '../entity/entity.ts'

/** What a person says about themselves in their own words. Sealed as kind 'about_me', one in a vault; the server never gets it. */
export const aboutMe = z.object({
  selfDescription: z.string().max(4000).default(''),
  otherGoal: z.string().max(1000).default(''),
})
export type AboutMe = z.infer<typeof aboutMe>
export const aboutMeRecords = entity('about_me', {
  schema: aboutMe,
  version: 1,
  upgrades: {},
  label: 'What you said about yourself',
  single: true,
})
