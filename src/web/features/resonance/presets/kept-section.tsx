import { useRef, useState } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { KeptRow } from './kept-row.tsx'
import { useKeptSounds } from './kept-sounds.ts'

/** The sounds that somebody kept: a press plays one. */
export function KeptSection({ onUncopied }: { onUncopied: (link: string) => void }) {
  const { sounds, isReady } = useKeptSounds()
  const heading = useRef<HTMLHeadingElement>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  return (
    <section aria-labelledby="kept-title" className="border-t border-line pt-7">
      <h2
        ref={heading}
        id="kept-title"
        tabIndex={-1}
        className="font-serif weight-title text-title-s leading-tight tracking-title outline-none"
      >
        Kept sounds
      </h2>
      {!isReady && <Skeleton className="mt-4 h-14 w-full" />}
      {isReady && sounds.length === 0 && (
        <p className="type-secondary mt-2 max-w-[56ch] text-muted">
          Nothing yet. Fill the wells as you like them and press Save: the sound is sealed like your pages,
          and waits on all of your devices.
        </p>
      )}
      <ul className="mt-3">
        {sounds.map((sound) => (
          <KeptRow
            key={sound.id}
            sound={sound}
            isRenaming={sound.id === renamed}
            onRename={(isOn) => setRenamed(isOn ? sound.id : null)}
            onGone={() => heading.current?.focus()}
            onUncopied={onUncopied}
          />
        ))}
      </ul>
    </section>
  )
}
