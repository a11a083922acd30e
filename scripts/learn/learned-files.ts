import { join } from 'node:path'
import { headPath } from '../score/heads/head-file.ts'

const reading = join('src', 'domain', 'journal', 'reading')

/** The files that the learning scripts write, from the folder of package.json on. */
export const learnedFiles = {
  lexicon: join(reading, 'sentiment', 'valence-lexicon.ts'),
  table: join(reading, 'emotions', 'emotion-table.ts'),
  calibration: join(reading, 'emotions', 'emotion-calibration.ts'),
  names: join(reading, 'names', 'names-table.ts'),
  heads: headPath,
  people: join('src', 'domain', 'memory', 'reading', 'people', 'name-table.ts'),
  pairs: join('src', 'domain', 'memory', 'assembly', 'pair-table.ts'),
  pronouns: join('src', 'domain', 'memory', 'reading', 'pronouns', 'pronoun-table.ts'),
  nearness: join('src', 'domain', 'companion', 'retrieval', 'nearness-table.ts'),
  kinds: join('src', 'domain', 'companion', 'replies', 'kind-table.ts'),
  risk: join('src', 'domain', 'safety', 'risk', 'risk-table.ts'),
} as const
