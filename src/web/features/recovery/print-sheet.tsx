import { createPortal } from 'react-dom'
import { type CodeNote, numberedGroups } from '#domain/account/recovery-groups.ts'
import { Mark } from '#web/ui/drop-mark.tsx'
import './print-sheet.css'

/** The paper: the only thing that is printed while a code is on the screen. */
export function PrintSheet({ note }: { note: CodeNote }) {
  return createPortal(
    <section className="print-sheet">
      <p className="flex items-center gap-2 font-serif text-[16pt]">
        <Mark size={24} />
        {note.product} recovery code
      </p>
      <ol className="my-[0.8cm] grid w-max grid-cols-[auto_auto] gap-x-[1.6cm] gap-y-[0.35cm]">
        {numberedGroups(note.code).map(({ place, group }) => (
          <li key={place} className="flex items-baseline gap-[0.4cm]">
            <span className="w-[0.5cm] text-[9pt]">{place}</span>
            <span className="font-mono text-[18pt] tracking-caps">{group}</span>
          </li>
        ))}
      </ol>
      <p className="text-[10.5pt] leading-body">
        Account {note.username} at {note.address}
        <br />
        Made on {note.madeOn}
      </p>
      <p className="mt-[0.4cm] text-[10.5pt] leading-body">
        It opens this journal when the password or passphrase is lost. Whoever has it and the account can read
        everything, so keep it where you keep papers that matter. A newer code, or new keys, make this one
        useless.
      </p>
    </section>,
    document.body,
  )
}
