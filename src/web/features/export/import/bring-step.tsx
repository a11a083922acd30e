import { FolderInput } from 'lucide-react'
import { FirstStep } from '#web/ui/empty/first-step.tsx'
import { Picker } from './choose-files.tsx'
import { useJournalImport } from './journal-import-work.ts'

/** Offers somebody without a page to bring those of another app; a step among the first ones. `onLooking`: files are chosen and are being read. */
export function BringStep({ onLooking }: { onLooking: () => void }) {
  const { look } = useJournalImport()
  return (
    <FirstStep
      Icon={FolderInput}
      title="Bring your old pages"
      about="Day One, Journey, Daylio or Markdown. A preview first; it can be undone."
    >
      <Picker
        label="Choose a file"
        size="standard"
        onChoose={(files) => {
          look(files)
          onLooking()
        }}
      />
    </FirstStep>
  )
}
