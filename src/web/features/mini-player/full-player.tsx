import { type ReactNode, useId, useState } from 'react'
import { intensityRange, volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { type PlayerView, playerMoves } from '#web/audio/player/player.ts'
import { Sign } from './player-icons.tsx'
import { PlayerSlider } from './player-slider.tsx'
import { SoundPicker } from './sound-picker.tsx'

export interface FullPlayerProps {
  readonly view: PlayerView
  readonly name: string
  readonly detail: string
  readonly picture: ReactNode
  readonly onOpenFull: () => void
  readonly onCollapse: () => void
  readonly onHide: () => void
}

/** Everything that the floating player does. */
export function FullPlayer({ view, name, detail, picture, ...on }: FullPlayerProps) {
  const [isPicking, setIsPicking] = useState(true)
  const picker = useId()
  return (
    <div className="mp-full">
      <div className="mp-head">
        <button
          type="button"
          className="mp-open"
          aria-expanded={isPicking}
          aria-controls={picker}
          onClick={() => setIsPicking(!isPicking)}
        >
          <span className="mp-unseen">Choose a sound: </span>
          {picture}
          <span className="mp-words">
            <span className="mp-name">{name}</span>
            <span className="mp-detail">{detail}</span>
          </span>
          <Sign name={isPicking ? 'up' : 'down'} size={18} />
        </button>
        <button
          type="button"
          className="mp-play"
          aria-label={view.isPlaying ? 'Pause sound' : 'Play sound'}
          onClick={playerMoves.toggle}
        >
          <Sign name={view.isPlaying ? 'pause' : 'play'} size={20} />
        </button>
      </div>
      {view.trouble && <p className="mp-trouble">{view.trouble}</p>}
      {isPicking && <SoundPicker id={picker} view={view} />}
      <div className="mp-levels">
        <PlayerSlider
          label="Intensity"
          value={Math.round(view.intensity * 100)}
          {...{ min: intensityRange.least, max: intensityRange.most, unit: 'percent' }}
          isOff={view.soundType === 'music'}
          onChange={playerMoves.setIntensity}
        />
        <PlayerSlider
          label="Volume"
          value={view.volume}
          {...{ min: volumeRange.least, max: volumeRange.most, unit: 'percent' }}
          onChange={playerMoves.setVolume}
        />
      </div>
      <div className="mp-foot">
        <button type="button" className="mp-wide" onClick={on.onOpenFull}>
          Open Full Experience
        </button>
        <button type="button" className="mp-quiet" aria-label="Collapse the player" onClick={on.onCollapse}>
          <Sign name="down" />
        </button>
        <button type="button" className="mp-quiet" aria-label="Hide the player" onClick={on.onHide}>
          <Sign name="hide" size={18} />
        </button>
      </div>
    </div>
  )
}
