import { dirname } from 'node:path'

/** The folder that package.json lies in. */
export const root = dirname(import.meta.dirname)
