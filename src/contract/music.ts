import { z } from 'zod'
import { musicAccesses } from '#domain/mindfulness/player/music-access.ts'
import { endpoint } from './endpoint.ts'

/** waiting: its turn comes; composing: it is being rendered; ready: it can be played; failed: it could not be made, see the log. */
export const musicStates = ['waiting', 'composing', 'ready', 'failed', 'off'] as const

/** GET gives a piece as MP3, with Range; 503 with code `being_composed` until it is ready. */
export const musicFilePath = '/music/:filename'
/** GET gives the cover of a piece, `<id>.svg`. */
export const musicCoverPath = '/images/music/:file'

export const musicStatus = endpoint({
  method: 'GET',
  path: '/api/music',
  access: 'public',
  summary: 'How far the pieces of music are, and whether they can be locked',
  answer: z.object({
    /** Whether this server takes payments. Where it does not, nobody's music is locked. */
    hasBilling: z.boolean(),
    /** What whoever asks may hear of each piece. */
    access: z.enum(musicAccesses),
    pieces: z.array(
      z.object({
        id: z.string(),
        state: z.enum(musicStates),
        /** 0 to 1 of a piece that is being composed. */
        share: z.number().min(0).max(1),
      }),
    ),
  }),
})
export type MusicStatus = z.infer<(typeof musicStatus)['answer']>
