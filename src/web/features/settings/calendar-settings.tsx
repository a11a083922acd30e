import type { ReactNode } from 'react'
import { Note, Part } from './settings-block.tsx'
import { SettingsColumns, SettingsFrame } from './settings-frame.tsx'

/** What stands in the section; it comes from outside, since settings know nothing of events and rings. */
export interface CalendarSettingsSlots {
  readonly closed: ReactNode
  readonly rings: ReactNode
  readonly files: ReactNode
  readonly followed: ReactNode
  readonly google: ReactNode
  readonly feed: ReactNode
}

/** How reminders reach somebody, and what goes in and out of the calendar. */
export function CalendarSettings({ closed, rings, files, followed, google, feed }: CalendarSettingsSlots) {
  return (
    <SettingsFrame current="calendar">
      <SettingsColumns
        side={
          <>
            <Part title="What rings, and when">{rings}</Part>
            <Part title="Google Calendar">{google}</Part>
            <Part title="A feed for calendar programs">{feed}</Part>
          </>
        }
      >
        <Part title="While Inkwell is closed">{closed}</Part>
        <Part title="Calendar files">
          <Note>
            Events as an .ics file, which every calendar program reads and writes. The file is read and
            written on this device.
          </Note>
          {files}
        </Part>
        <Part title="Calendars from elsewhere">
          <Note>A calendar that others keep, by its https address: a team, a school, holidays.</Note>
          {followed}
        </Part>
      </SettingsColumns>
    </SettingsFrame>
  )
}
