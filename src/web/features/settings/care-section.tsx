import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Note, Part } from './part.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** What stands in the section; it comes from outside, since settings know nothing of cards and plans. */
export interface CareMatters {
  readonly plan: ReactNode
  readonly lines: ReactNode
  readonly showing: ReactNode
}

/** For hard hours: one's own plan and people, help lines, and when a card shows them. */
export function CareSection({ plan, lines, showing }: CareMatters) {
  return (
    <SettingsFrame current="care">
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_352px]">
        <div className="min-w-0 xl:pr-9">
          <Part
            title="Your plan for a hard hour"
            aside={
              <Link to="/settings/plan" className="text-link hit-44 text-[14px] text-text-2">
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
        </div>
        <div className="min-w-0 max-xl:border-t max-xl:border-line xl:-mb-16 xl:border-l xl:border-line xl:pb-16 xl:pl-9">
          <Part title="Help lines">{lines}</Part>
          <Part title="The card">{showing}</Part>
        </div>
      </div>
    </SettingsFrame>
  )
}
