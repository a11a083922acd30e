import { z } from 'zod'
import { defaultDictation, type KeptDictation, mostAlternatives } from './dictation-choices.ts'

/** The specification's speech-to-text settings as they are kept on a device. */
export const dictationSettings = z.object({
  language: z.string().min(2).default(defaultDictation.language),
  continuous: z.boolean().default(defaultDictation.continuous),
  interimResults: z.boolean().default(defaultDictation.interimResults),
  maxAlternatives: z.int().min(1).max(mostAlternatives).default(defaultDictation.maxAlternatives),
  autoInsertPunctuation: z.boolean().default(defaultDictation.autoInsertPunctuation),
  isSupported: z.boolean(),
}) satisfies z.ZodType<KeptDictation>
