import { workerData } from 'node:worker_threads'
import { copyDatabase, copySecret } from '#server/core/data/database-file.ts'

const { from, to, secret } = workerData as {
  readonly from: string
  readonly to: string
  readonly secret: string
}
copyDatabase(from, to)
copySecret(secret, to)
