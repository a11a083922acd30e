import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MusicStatus } from '#contract/music.ts'
import { type MusicAccess, musicAccess } from '#domain/mindfulness/music-access.ts'
import type { MusicTrack } from '#domain/sound/music/tracks.ts'
import { type PlayerView, playerMoves } from '#web/audio/player.ts'
import { useAuth } from '#web/lib/auth-context.tsx'
import { previews } from './resonance-sound.ts'

/** While a piece is being composed, it is asked so often how far it is. */
const askEveryMs = 3_000

/** The server's word on whether music can be locked; undefined until it was heard. */
const useHasBilling = (): boolean | undefined =>
  useQuery<MusicStatus | null>({ queryKey: ['/api/music'] }).data?.hasBilling

const notes: Readonly<Record<MusicAccess, string>> = {
  open: 'Music is the premium part. Nothing is locked here, because this server has no billing.',
  included: 'Music is the premium part, and your plan includes it.',
  preview: 'Music is the premium part. Without a paid plan each piece plays for 30 seconds.',
}
const away =
  'Music comes from the server, and it cannot be reached now. Ambient layers and tones are made on this device and play on.'

/** What somebody may hear of the music, in a sentence too, and how each piece stands. */
export function useMusicTerms({ pieces }: Pick<PlayerView, 'pieces'>): {
  access: MusicAccess
  note: string
  standing: (track: MusicTrack) => string | null
} {
  const { user } = useAuth()
  const hasBilling = useHasBilling()
  const access = musicAccess(hasBilling ?? false, user?.planType ?? 'free')
  const isSettled =
    pieces.size > 0 && [...pieces.values()].every(({ state }) => state === 'ready' || state === 'off')
  useEffect(() => {
    playerMoves.askForPieces()
    if (isSettled) return
    const timer = setInterval(playerMoves.askForPieces, askEveryMs)
    return () => clearInterval(timer)
  }, [isSettled])
  useEffect(() => previews.hold(access), [access])
  return {
    access,
    note: pieces.size === 0 && hasBilling === undefined ? away : notes[access],
    standing: ({ id }) => standingWords(pieces.get(id)),
  }
}

function standingWords(piece: { state: string; share: number } | undefined): string | null {
  if (!piece || piece.state === 'ready') return null
  if (piece.state === 'composing') return `being composed, ${Math.round(piece.share * 100)} %`
  if (piece.state === 'waiting') return 'being composed soon'
  return piece.state === 'off' ? 'not on this server' : 'could not be composed yet'
}
