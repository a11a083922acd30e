import { miniPlayerTones } from '#domain/mindfulness/player/mini-player.ts'
import { PriceMark } from '../music/price-mark.tsx'
import { playTone } from '../resonance-sound.ts'

/** Five tones, each heard once over whatever plays. */
export function TonesSection() {
  return (
    <section
      aria-labelledby="tones-title"
      className="grid items-center gap-x-6 gap-y-3 border-t border-line pt-6 lg:grid-cols-[auto_1fr]"
    >
      <div className="flex items-center gap-3">
        <h2 id="tones-title" className="text-ui font-strong">
          Tones, played once
        </h2>
        <PriceMark>Free</PriceMark>
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        {miniPlayerTones.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            onClick={() => playTone(id)}
            className="chip type-secondary min-h-11 px-4 text-text-2 hover:text-text"
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
