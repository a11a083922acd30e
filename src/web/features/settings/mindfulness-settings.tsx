import type { ReactNode } from 'react'
import { Note, Part } from './settings-block.tsx'
import { SettingsColumns, SettingsFrame } from './settings-frame.tsx'

/** What stands in the section; it comes from outside, since settings know nothing of breaths and bells. */
export interface MindfulnessSettingsSlots {
  readonly defaults: ReactNode
  readonly practice: ReactNode
}

/** What breathing exercises, meditations and ambient sounds begin with. */
export function MindfulnessSettings({ defaults, practice }: MindfulnessSettingsSlots) {
  return (
    <SettingsFrame current="mindfulness">
      <SettingsColumns side={<Part title="Your practice">{practice}</Part>}>
        <Part title="What a session begins with">
          <Note>
            Saved in this browser as you change it. You can change a session on its own while it runs.
          </Note>
          {defaults}
        </Part>
      </SettingsColumns>
    </SettingsFrame>
  )
}
