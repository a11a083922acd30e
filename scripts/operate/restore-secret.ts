import { readFileSync } from 'node:fs'
import type { Config } from '#server/config/config.ts'
import { secretFile } from '#server/core/data/data-folder.ts'
import { fingerprintOfFile } from '#server/core/data/database-file.ts'
import { deriveKeys } from '#server/core/data/secret-keys.ts'

type Where = Pick<Config, 'dataFolder' | 'secret'>

/**
 * The secret that has to come with a backup into a data folder that no server uses; null when the right one is there, or is given to the server
 * in another way. `wanted` is the fingerprint of the backup's, `live` that of the database which it replaces. Throws a sentence when there is none
 * that fits.
 */
export function secretToBring(
  { dataFolder, secret }: Where,
  backup: string,
  wanted: string | null,
  live: string | null,
): string | null {
  if (wanted === null) return null
  if (secret !== null) {
    if (deriveKeys(secret).fingerprint === wanted) return null
    throw new Error(`INKWELL_SECRET is not the secret that ${backup} was made with. ${unchanged}`)
  }
  const here = fingerprintOfFile(secretFile(dataFolder))
  const beside = fingerprintOfFile(`${backup}.secret`)
  if (beside !== null && beside !== wanted)
    throw new Error(`${backup}.secret is not the secret that ${backup} was made with. ${unchanged}`)
  if (here === wanted) return null
  if (beside !== null) return readFileSync(`${backup}.secret`, 'utf8')
  // The server that made both is given its secret when it starts.
  if (live === wanted || (live === null && here === null)) return null
  throw new Error(
    `${backup} was made with another secret than the one in ${dataFolder}. Put its secret beside it as ${backup}.secret. ${unchanged}`,
  )
}

const unchanged = 'Nothing was changed.'
