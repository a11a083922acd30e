import { mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { tracks } from '#domain/sound/music/tracks.ts'
import { encodedPiece } from './encoded-piece.ts'
import { keepPiece, keptPiece } from './music-cache.ts'
import type { ComposerMessage } from './music-service.ts'

/** A tenth of a thread beside it that wants the same core; still enough to hear soon that it is to end. */
const composerNiceness = 10

const { folder } = workerData as { readonly folder: string }
const tell = (news: ComposerMessage): void => parentPort?.postMessage(news)

// On Linux a priority belongs to a thread. Elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(composerNiceness)

// A folder that cannot be made is heard of before minutes of work.
mkdirSync(folder, { recursive: true })

for (const { id } of tracks) {
  const piece = keptPiece(folder, id)
  if (piece) tell({ id, piece })
  else tell({ id, share: null })
}
for (const { id } of tracks) {
  if (keptPiece(folder, id)) continue
  tell({ id, share: 0 })
  const mp3 = await encodedPiece(id, (share) => tell({ id, share }))
  tell({ id, piece: keepPiece(folder, id, mp3) })
}
