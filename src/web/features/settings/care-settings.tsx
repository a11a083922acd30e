import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Note, Part } from './settings-block.tsx'
import { SettingsColumns, SettingsFrame } from './settings-frame.tsx'

/** What stands in the section; it comes from outside, since settings know nothing of cards and plans. */
export interface CareSettingsSlots {
  readonly plan: ReactNode
  readonly lines: ReactNode
  readonly showing: ReactNode
}

/** For hard hours: one's own plan and people, help lines, and when a card shows them. */
export function CareSettings({ plan, lines, showing }: CareSettingsSlots) {
  return (
    <SettingsFrame current="care">
      <SettingsColumns
        side={
          <>
            <Part title="Help lines">{lines}</Part>
            <Part title="The card">{showing}</Part>
          </>
        }
      >
        <Part
          title="Your plan for a hard hour"
          aside={
            <Link to="/settings/plan" className="text-link hit-44 text-small text-text-2">
              Read or print it
            </Link>
          }
        >
          <Note>
            Best written on a calm day, perhaps with somebody who knows you. Sealed; told to nobody. Every
            part may stay empty.
          </Note>
          {plan}
        </Part>
      </SettingsColumns>
    </SettingsFrame>
  )
}
