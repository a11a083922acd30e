import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Part } from '../settings-block.tsx'
import { SettingsColumns, SettingsFrame } from '../settings-frame.tsx'
import { AboutSection } from './companion-about-section.tsx'
import { AnswererSection } from './companion-answerer-section.tsx'
import { ComfortSection } from './companion-comfort-section.tsx'
import { ConsentSection } from './companion-consent-section.tsx'
import { InterestsSection } from './companion-interests-section.tsx'
import { LetterSection } from './companion-letter-section.tsx'
import { ModeSection } from './companion-mode-section.tsx'
import { ReadsSection } from './companion-reads-section.tsx'
import { useServerCopy } from './companion-server-copy.ts'
import type { CompanionSettingsData } from './companion-settings-data.ts'
import { StyleSection } from './companion-style-section.tsx'
import { MeaningSection } from './meaning/meaning-section.tsx'

/** How the companion speaks, what it brings up, what it may read, and whether words may go elsewhere. */
export function CompanionSettings({
  settings,
  provider,
  providers,
  near,
  change,
  jobs,
}: CompanionSettingsData & { jobs: ReactNode }) {
  useServerCopy(settings)
  return (
    <SettingsFrame current="companion">
      {settings ? (
        <SettingsColumns
          side={
            <>
              <AnswererSection {...{ settings, providers, near, change }} />
              <ConsentSection {...{ settings, provider, change }} />
              <ReadsSection {...{ settings, change }} />
              <MeaningSection />
              <Part title="What does this device do by itself?">{jobs}</Part>
              <AboutSection {...{ settings, change }} hasReceiver={Boolean(provider)} />
            </>
          }
        >
          <StyleSection {...{ settings, change }} />
          <ModeSection {...{ settings, change }} />
          <ComfortSection {...{ settings, change }} />
          <InterestsSection {...{ settings, change }} />
          <LetterSection {...{ settings, change }} />
        </SettingsColumns>
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
