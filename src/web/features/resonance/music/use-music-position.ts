import { useEffect, useState } from 'react'
import { playerMoves } from '#web/audio/player/player.ts'

/** So often it is looked where the music is. */
const everyMs = 500

/** Where the piece is, in seconds; looked at while it plays. */
export function useMusicPosition(isPlaying: boolean): { position: number; seek: (seconds: number) => void } {
  const [position, setPosition] = useState(playerMoves.position)
  useEffect(() => {
    const look = () => setPosition(playerMoves.position())
    look()
    if (!isPlaying) return
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [isPlaying])
  const [seek] = useState(() => (seconds: number) => {
    playerMoves.seek(seconds)
    setPosition(seconds)
  })
  return { position, seek }
}
