import type { ReactNode } from 'react'
import { Part } from './settings-block.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import type { SectionName } from './settings-sections.ts'

/** A section of one matter, which comes from outside: settings know nothing of what is sold, or of programs. */
export function SlotSettings({
  current,
  title,
  children,
}: {
  current: SectionName
  title: string
  children: ReactNode
}) {
  return (
    <SettingsFrame current={current}>
      <Part title={title}>{children}</Part>
    </SettingsFrame>
  )
}
