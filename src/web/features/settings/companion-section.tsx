import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AboutPart } from './companion-about-part.tsx'
import { AnswererPart } from './companion-answerer-part.tsx'
import { ComfortPart } from './companion-comfort-part.tsx'
import { ConsentPart } from './companion-consent-part.tsx'
import { InterestsPart } from './companion-interests-part.tsx'
import type { CompanionMatters } from './companion-matters.ts'
import { ModePart } from './companion-mode-part.tsx'
import { ReadsPart } from './companion-reads-part.tsx'
import { useServerCopy } from './companion-server-copy.ts'
import { StylePart } from './companion-style-part.tsx'
import { Part } from './part.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** How the companion speaks, what it brings up, what it may read, and whether words may go elsewhere. */
export function CompanionSection({
  settings,
  provider,
  providers,
  near,
  change,
  reading,
}: CompanionMatters & { reading: ReactNode }) {
  useServerCopy(settings)
  return (
    <SettingsFrame current="companion">
      {settings ? (
        <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_352px]">
          <div className="min-w-0 xl:pr-9">
            <StylePart {...{ settings, change }} />
            <ModePart {...{ settings, change }} />
            <ComfortPart {...{ settings, change }} />
            <InterestsPart {...{ settings, change }} />
          </div>
          <div className="min-w-0 max-xl:border-t max-xl:border-line xl:-mb-16 xl:border-l xl:border-line xl:pb-16 xl:pl-9">
            <AnswererPart {...{ settings, providers, near, change }} />
            <ConsentPart {...{ settings, provider, change }} />
            <ReadsPart {...{ settings, change }} />
            <Part title="How far is the journal read?">{reading}</Part>
            <AboutPart {...{ settings, change }} hasReceiver={Boolean(provider)} />
          </div>
        </div>
      ) : (
        <div role="status" className="grid gap-7 py-7">
          <span className="sr-only">Loading the choices</span>
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
    </SettingsFrame>
  )
}
