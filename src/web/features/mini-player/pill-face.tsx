import type { ReactNode } from 'react'
import { Sign } from './player-icons.tsx'

export interface PillFaceProps {
  /** What is chosen: 'Ocean Waves'. */
  readonly name: string
  /** Under it: 'Ambient, playing'. */
  readonly detail: string
  readonly isPlaying: boolean
  readonly picture: ReactNode
  readonly onExpand?: () => void
  readonly onToggle?: () => void
  readonly onHide?: () => void
}

/** The compact player: a tap expands it. Public pages draw it as well, and let it come to life when it is touched. */
export function PillFace({ name, detail, isPlaying, picture, onExpand, onToggle, onHide }: PillFaceProps) {
  return (
    <div className="mp-pill">
      <button type="button" className="mp-open" data-press="expand" aria-expanded={false} onClick={onExpand}>
        <span className="mp-unseen">Expand the player: </span>
        {picture}
        <span className="mp-words">
          <span className="mp-name">{name}</span>
          <span className="mp-detail">{detail}</span>
        </span>
      </button>
      <button
        type="button"
        className="mp-play"
        data-press="toggle"
        aria-label={isPlaying ? 'Pause sound' : 'Play sound'}
        onClick={onToggle}
      >
        <Sign name={isPlaying ? 'pause' : 'play'} size={18} />
      </button>
      <button
        type="button"
        className="mp-quiet"
        data-press="hide"
        aria-label="Hide the player"
        onClick={onHide}
      >
        <Sign name="hide" size={16} />
      </button>
    </div>
  )
}

/** What is left of a hidden player: a small round button. */
export function RoundFace({ isPlaying, onBringBack }: { isPlaying: boolean; onBringBack?: () => void }) {
  return (
    <button
      type="button"
      className="mp-round"
      data-press="bring-back"
      data-playing={isPlaying}
      aria-label="Bring back the player"
      onClick={onBringBack}
    >
      <Sign name="sound" size={20} />
    </button>
  )
}
