import { fnv1a } from '#domain/text/fnv.ts'

/** A line by which a template asks, as seven letters and digits. */
export const promptDigest = (line: string): string => fnv1a(line).toString(36).padStart(7, '0')
