import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useChoice } from '../use-choice.ts'
import type { CompanionSectionProps } from './companion-settings-data.ts'

/** What it may look at for a reply, on this device or elsewhere. */
export function ReadsSection({ settings, change }: CompanionSectionProps) {
  const page = useChoice(settings.readsPage, (readsPage) => change.manner({ readsPage }))
  const earlier = useChoice(settings.readsEarlier, (readsEarlier) => change.manner({ readsEarlier }))
  return (
    <Part title="What may it read?">
      <Note>For a reply, and only when you speak to it.</Note>
      <div className="mt-2 grid">
        <Toggle label="The page beside the talk" isOn={page.value} onChange={page.choose} />
        <Toggle label="Earlier pages" isOn={earlier.value} onChange={earlier.choose} />
      </div>
      <Trouble error={page.error ?? earlier.error} />
    </Part>
  )
}
