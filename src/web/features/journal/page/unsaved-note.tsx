import { Copy, Download } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { saveFile } from '#web/ui/save-file.ts'

type FieldRef = RefObject<HTMLTextAreaElement | null>

interface UnsavedNoteProps {
  /** Why the page could not be kept, as a sentence. */
  trouble: string | null
  title: FieldRef
  text: FieldRef
}

/** Above a page that cannot be kept: why, what becomes of it, and the ways to take the words along. */
export function UnsavedNote({ trouble, title, text }: UnsavedNoteProps) {
  const [said, setSaid] = useState('')
  if (trouble === null) return null
  const words = (): string => [title, text].flatMap(({ current }) => current?.value.trim() || []).join('\n\n')
  const copy = () =>
    navigator.clipboard.writeText(words()).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser did not allow copying. Save it as a file instead.'),
    )
  const save = () => {
    saveFile('page.txt', new Blob([`${words()}\n`], { type: 'text/plain;charset=utf-8' }))
    setSaid('Saved as page.txt. Anybody who opens this file can read it.')
  }
  return (
    <section aria-label="Not saved yet" className="mb-5 rounded-card bg-wash px-4 py-3">
      <p role="alert" className="type-secondary text-pretty text-text-2">
        {trouble} Your words are only on this page so far. Write on and leave it open: saving is tried again
        every few seconds.
      </p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <QuietAction Icon={Copy} words="Copy the text" onPress={() => void copy()} />
        <QuietAction Icon={Download} words="Save as a file" onPress={save} />
      </div>
      <p role="status" className="type-label text-muted">
        {said}
      </p>
    </section>
  )
}
