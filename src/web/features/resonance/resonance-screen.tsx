import { lazy, Suspense, useState } from 'react'
import { player, playerMoves } from '#web/audio/player.ts'
import { useWatched } from '#web/lib/watched.ts'
import { KeptPart } from './kept-part.tsx'
import { keepCurrent } from './kept-sounds.ts'
import { MixActions } from './mix-actions.tsx'
import { MixerPart } from './mixer-part.tsx'
import { NameForm } from './name-form.tsx'
import { NowPlaying } from './now-playing.tsx'
import { Queue } from './queue.tsx'
import { mixer } from './resonance-sound.ts'
import { SharedSound } from './shared-sound.tsx'
import { SyncPart } from './sync-part.tsx'
import { TonesPart } from './tones-part.tsx'
import { useMusicTerms } from './use-music-terms.ts'
import { useSharedSound } from './use-shared-sound.ts'

const LinkModal = lazy(() => import('./link-modal.tsx').then(({ LinkModal }) => ({ default: LinkModal })))

interface ResonanceScreenProps {
  /** What stands behind the '#' of the address. */
  hash: string
  /** The address has been read and can lose it. */
  onHashTaken: () => void
}

/** The page about sound: what plays, six wells of ambient layers, what was kept, and the music. */
export function ResonanceScreen({ hash, onHashTaken }: ResonanceScreenProps) {
  const view = useWatched(player)
  const mix = useWatched(mixer.mix)
  const terms = useMusicTerms(view)
  const { shared, done } = useSharedSound(hash, onHashTaken)
  const [isNaming, setNaming] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  return (
    <div className="resonance-page h-full scroll-pb-24 overflow-y-auto xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(380px,420px)] xl:overflow-hidden">
      <h1 className="sr-only">Resonance</h1>
      <div className="px-[22px] pt-4 pb-10 lg:px-12 lg:pt-14 xl:h-full xl:scroll-pb-24 xl:overflow-y-auto xl:pb-28">
        <div className="mx-auto max-w-[820px]">
          {shared && <SharedSound shared={shared} onDone={done} />}
          <NowPlaying view={view} mix={mix} />
          <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-9 lg:mt-14">
            <MixerPart
              soundType={view.soundType}
              intensity={view.intensity}
              actions={
                <MixActions view={view} mix={mix} onSave={() => setNaming(true)} onUncopied={setLink} />
              }
            >
              {isNaming && (
                <NameForm
                  label="Name of this sound"
                  name=""
                  action="Save sound"
                  onName={(name) => setNaming(!keepCurrent(name))}
                  onCancel={() => setNaming(false)}
                />
              )}
            </MixerPart>
            <TonesPart />
            <SyncPart isOn={view.emotionalSync} />
            <KeptPart onUncopied={setLink} />
          </div>
        </div>
      </div>
      <aside
        aria-label="Music"
        className="border-line px-[22px] pb-28 max-xl:mx-auto max-xl:max-w-[820px] max-xl:border-t max-xl:pt-9 xl:h-full xl:scroll-pb-24 xl:overflow-y-auto xl:border-l xl:px-9 xl:pt-12"
      >
        <Queue
          current={view.currentTrack}
          isPlaying={view.isPlaying}
          {...terms}
          onChoose={playerMoves.chooseTrack}
        />
      </aside>
      {link !== null && (
        <Suspense fallback={null}>
          <LinkModal link={link} onClose={() => setLink(null)} />
        </Suspense>
      )}
    </div>
  )
}
