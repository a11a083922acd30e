import { Copy, Download, Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import { productName } from '#web/lib/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import './backup-codes.css'

const keepMs = 1_000

function fileOf(codes: readonly string[], username: string): string {
  return [
    `${productName} backup codes`,
    '',
    ...codes.map((code) => `  ${code}`),
    '',
    `Account:  ${username}`,
    `At:       ${location.origin}`,
    '',
    'Each works once in place of your authenticator app or passkey. They do not open your',
    'journal, and are worth nothing without your password. Newer codes make these useless.',
    '',
  ].join('\n')
}

/** Backup codes, once, with the ways to take them along. */
export function BackupCodesShown({
  codes,
  username,
  returnFocus,
  onClose,
}: {
  codes: readonly string[]
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('Copied. Paste them somewhere safe soon; other programs can read what is copied.'),
      () => setSaid('The browser did not allow copying. Download or print them instead.'),
    )
  const download = () => {
    const file = new Blob([fileOf(codes, username)], { type: 'text/plain;charset=utf-8' })
    saveFile(`${productName.toLowerCase()}-backup-codes.txt`, file, keepMs)
    setSaid('Saved as a text file. Move it off this device if you can.')
  }
  return (
    <Sheet
      title="Your backup codes"
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button size="large" className="w-full" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <p className="type-interface text-pretty text-text-2">
        They are shown only now. Each works once, in place of an authenticator app or passkey that you have
        lost. Keep them with your important papers, not on the phone with the app.
      </p>
      <ol aria-label="Backup codes" className="mt-5 grid grid-cols-2 gap-x-7.5">
        {codes.map((code) => (
          <li key={code} className="flex h-11 items-center border-b border-line font-mono text-quote">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <QuietAction Icon={Download} words="Download" onPress={download} />
        <QuietAction Icon={Printer} words="Print" onPress={() => print()} />
        <QuietAction Icon={Copy} words="Copy" onPress={() => void copy()} />
      </div>
      <p role="status" className="type-label min-h-5 text-muted">
        {said}
      </p>
      {createPortal(<pre className="print-codes">{fileOf(codes, username)}</pre>, document.body)}
    </Sheet>
  )
}
