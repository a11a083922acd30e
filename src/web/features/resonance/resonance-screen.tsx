import { Suspense, useState } from 'react'
import { player, playerMoves } from '#web/audio/player/player.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { MixActions } from './mixer/mix-actions.tsx'
import { MixerSection } from './mixer/mixer-section.tsx'
import { TonesSection } from './mixer/tones-section.tsx'
import { NowPlaying } from './music/now-playing.tsx'
import { Queue } from './music/queue.tsx'
import { useMusicTerms } from './music/use-music-terms.ts'
import { KeptSection } from './presets/kept-section.tsx'
import { keepCurrent } from './presets/kept-sounds.ts'
import { NameForm } from './presets/lazy-name-form.tsx'
import { useSharedSound } from './presets/use-shared-sound.ts'
import { mixer } from './resonance-sound.ts'
import { SyncSection } from './sync-section.tsx'

const SharedSound = lateComponent(async () => (await import('./presets/shared-sound.tsx')).SharedSound)
const LinkModal = lateComponent(async () => (await import('./presets/link-modal.tsx')).LinkModal, 'asked for')

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
  const owner = useAuth().user?.id
  const terms = useMusicTerms(view)
  const { shared, done } = useSharedSound(hash, onHashTaken)
  const [isNaming, setNaming] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  return (
    <div className="resonance-page h-full scroll-pb-24 overflow-y-auto xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(380px,420px)] xl:overflow-hidden">
      <h1 className="sr-only">Resonance</h1>
      <div className="px-5.5 pt-4 pb-10 lg:px-12 lg:pt-14 xl:h-full xl:scroll-pb-24 xl:overflow-y-auto xl:pb-28">
        <div className="mx-auto max-w-205">
          {shared && (
            <Suspense fallback={null}>
              <SharedSound shared={shared} onDone={done} />
            </Suspense>
          )}
          <NowPlaying view={view} mix={mix} />
          <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-9 lg:mt-14">
            <MixerSection
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
                  onName={(name) => setNaming(owner === undefined || !keepCurrent(name, owner))}
                  onCancel={() => setNaming(false)}
                />
              )}
            </MixerSection>
            <TonesSection />
            <SyncSection isOn={view.emotionalSync} />
            <KeptSection onUncopied={setLink} />
          </div>
        </div>
      </div>
      <aside
        aria-label="Music"
        className="border-line px-5.5 pb-28 max-xl:mx-auto max-xl:max-w-205 max-xl:border-t max-xl:pt-9 xl:h-full xl:scroll-pb-24 xl:overflow-y-auto xl:border-l xl:px-9 xl:pt-12"
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
