import { type ReactNode, useRef } from 'react'
import { SettingsFrame } from '../settings-frame.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'

/** Arriving and leaving with one's pages. */
export function DataSettings({
  username,
  exchange,
  onDeleted,
}: {
  username: string
  /** Export and restore. */
  exchange: ReactNode
  onDeleted: () => void
}) {
  const exportPlace = useRef<HTMLDivElement>(null)
  return (
    <SettingsFrame current="data">
      <div ref={exportPlace} tabIndex={-1} className="pt-7 outline-none">
        {exchange}
      </div>
      <DeleteAccountSection
        username={username}
        onExport={() => {
          exportPlace.current?.focus()
          exportPlace.current?.scrollIntoView({ block: 'start' })
        }}
        onDeleted={onDeleted}
      />
    </SettingsFrame>
  )
}
