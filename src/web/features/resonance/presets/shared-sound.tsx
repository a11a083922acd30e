import type { SharedPreset } from '#domain/mindfulness/player/preset-link.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { mixer } from '../resonance-sound.ts'
import { presetWords } from '../sound-words.ts'

/** What an opened link brought. It plays after a touch, and only then. */
export function SharedSound({ shared, onDone }: { shared: SharedPreset | 'broken'; onDone: () => void }) {
  if (shared === 'broken')
    return (
      <section aria-label="Shared sound" className="slip mb-8 px-6 py-5">
        <div role="alert">
          <p className="font-serif text-write leading-list">
            This link holds no sound that can be played here.
          </p>
          <p className="type-secondary mt-1 text-text-2">
            Perhaps it was cut short on its way. Nothing was changed; ask for it once more.
          </p>
        </div>
        <Button variant="quiet" size="small" onClick={onDone} className="-ml-3 mt-2">
          Close
        </Button>
      </section>
    )
  function play(sound: SharedPreset) {
    mixer.play({ ...sound, id: 'shared', dateCreated: '' })
    toast({ title: `${sound.name} is playing`, description: 'It came with the link. Save it to keep it.' })
    onDone()
  }
  return (
    <section
      aria-label="Shared sound"
      className="slip mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 px-6 py-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="type-label text-text-2">A sound that somebody shared with you</p>
        <p className="mt-0.5 font-serif text-title-xs leading-list [overflow-wrap:anywhere]">{shared.name}</p>
        <p className="type-secondary figures text-text-2">{presetWords(shared)}</p>
      </div>
      <span className="flex gap-2">
        <Button onClick={() => play(shared)}>Play it</Button>
        <Button variant="quiet" onClick={onDone}>
          Leave it
        </Button>
      </span>
    </section>
  )
}
