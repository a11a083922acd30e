import type { ReactNode } from 'react'
import { Note, Part } from './part.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** What stands in the section; it comes from outside, since settings know nothing of breaths and bells. */
export interface MindfulnessMatters {
  readonly defaults: ReactNode
  readonly practice: ReactNode
}

/** What breathing exercises, meditations and ambient sounds begin with. */
export function MindfulnessSection({ defaults, practice }: MindfulnessMatters) {
  return (
    <SettingsFrame current="mindfulness">
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_352px]">
        <div className="min-w-0 xl:pr-9">
          <Part title="What a session begins with">
            <Note>Kept in this browser as you change it. A session that runs can be changed by itself.</Note>
            {defaults}
          </Part>
        </div>
        <div className="min-w-0 max-xl:border-t max-xl:border-line xl:-mb-16 xl:border-l xl:border-line xl:pb-16 xl:pl-9">
          <Part title="Your practice">{practice}</Part>
        </div>
      </div>
    </SettingsFrame>
  )
}
