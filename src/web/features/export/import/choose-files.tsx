import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ChosenFile } from '#worker/import/import.calls.ts'

const chosenIn = (list: FileList | null): ChosenFile[] =>
  Array.from(list ?? [], (file) => ({ name: file.webkitRelativePath || file.name, file }))

function take(list: FileList | null, onChoose: PickerProps['onChoose']): void {
  const files = chosenIn(list)
  if (files.length > 0) onChoose(files)
}

/** Files of another app, chosen, dropped, or a folder of them. */
export function ChooseFiles({ onChoose }: { onChoose: (files: readonly ChosenFile[]) => void }) {
  const [isOver, setOver] = useState(false)
  return (
    <section
      aria-label="Files of another app"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files, onChoose)
      }}
      className={classNames(
        'mt-3.5 flex max-w-[60ch] flex-wrap items-center gap-3 md:rounded-card md:border md:border-dashed md:p-4',
        isOver ? 'border-primary bg-wash' : 'border-line-strong',
      )}
    >
      <Picker label="Choose files" onChoose={onChoose} />
      <Picker label="Choose a folder" isFolder onChoose={onChoose} />
      <p className="type-secondary text-muted max-md:hidden">or drop them here</p>
    </section>
  )
}

interface PickerProps {
  label: string
  isFolder?: boolean
  size?: 'small' | 'standard'
  onChoose: (files: readonly ChosenFile[]) => void
}

/** A button that asks for files, or for a folder of them. */
export function Picker({ label, isFolder = false, size = 'small', onChoose }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={(field) => {
          input.current = field
          if (field && isFolder) field.webkitdirectory = true
        }}
        type="file"
        multiple
        aria-label={isFolder ? 'Folder to bring' : 'Files to bring'}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          take(currentTarget.files, onChoose)
          currentTarget.value = ''
        }}
      />
      <Button
        variant="outline"
        size={size}
        className={isFolder ? 'max-md:hidden' : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
