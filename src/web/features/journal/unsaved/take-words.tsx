import { Copy, Download } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { saveFile } from '#web/ui/save-file.ts'

type FieldRef = RefObject<HTMLTextAreaElement | null>

export interface TakeWordsProps {
  title: FieldRef
  text: FieldRef
}

/** The words of a page as they stand on it now, to copy or to save as a file. */
export function TakeWords({ title, text }: TakeWordsProps) {
  const [said, setSaid] = useState('')
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
    <>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <QuietAction Icon={Copy} words="Copy the text" onPress={() => void copy()} />
        <QuietAction Icon={Download} words="Save as a file" onPress={save} />
      </div>
      <p role="status" className="type-label text-muted">
        {said}
      </p>
    </>
  )
}
