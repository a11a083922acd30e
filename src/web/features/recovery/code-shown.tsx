import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type CodeNote, codeFile, codeGroups, numberedGroups } from '#domain/account/recovery-groups.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { PrintSheet } from './print-sheet.tsx'

/** No longer than it takes. */
const keepMs = 1_000

function Group({ place, group }: { place: number; group: string }) {
  return (
    <li className="flex h-12 items-center gap-3.5 border-b border-line">
      <span aria-hidden="true" className="type-label figures w-2.5 text-muted">
        {place}
      </span>
      <span aria-hidden="true" className="font-mono text-lead tracking-caps">
        {group}
      </span>
      <span className="sr-only">{[...group].join(' ')}</span>
    </li>
  )
}

/** The code itself, once, with the ways to take it along. */
export function CodeShown({
  note,
  notNow,
  onKept,
  onClose,
}: {
  note: CodeNote
  /** What closing it is called. */
  notNow: string
  onKept: () => void
  onClose: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => title.current?.focus(), [])

  const copy = () =>
    navigator.clipboard.writeText(codeGroups(note.code).join(' ')).then(
      () => setSaid('Copied. Paste it somewhere safe soon; other programs can read what is copied.'),
      () => setSaid('The browser did not allow copying. Download or print it instead.'),
    )
  const download = () => {
    const file = new Blob([codeFile(note)], { type: 'text/plain;charset=utf-8' })
    saveFile(`${note.product.toLowerCase()}-recovery-code.txt`, file, keepMs)
    setSaid('Saved as a text file. Move it off this device if you can.')
  }

  return (
    <div>
      <h3 ref={title} tabIndex={-1} className="sr-only">
        Your recovery code, seven groups of four
      </h3>
      <ol className="mt-5 grid grid-cols-2 gap-x-7.5">
        {numberedGroups(note.code).map((one) => (
          <Group key={one.place} {...one} />
        ))}
        <li aria-hidden="true" className="type-label flex h-12 items-center border-b border-line text-muted">
          shown only now
        </li>
      </ol>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <QuietAction Icon={Download} words="Download" onPress={download} />
        <QuietAction Icon={Printer} words="Print" onPress={() => print()} />
        <QuietAction Icon={Copy} words="Copy" onPress={() => void copy()} />
      </div>
      <p role="status" className="type-label min-h-5 text-muted">
        {said}
      </p>
      <div className="mt-4 flex items-center gap-2 border-t border-line pt-5">
        <Button variant="outline" className="flex-1" onClick={onKept}>
          Confirm
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {notNow}
        </Button>
      </div>
      <PrintSheet note={note} />
    </div>
  )
}
