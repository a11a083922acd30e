import { CheckRow } from './check-row.tsx'
import { useDayChoice } from './day-choice.ts'
import { Note, Part, Trouble } from './part.tsx'

/** Whether days in a row are counted on the dashboard. */
export function DayStreakPart({ isShown }: { isShown: boolean }) {
  const { value, choose, error } = useDayChoice('showsStreak', isShown)
  return (
    <Part title="Days in a row">
      <Note>Nothing is lost by a day without a page. Who would rather not be counted is not.</Note>
      <div className="mt-4">
        <CheckRow
          label="Count them"
          hint="One quiet line under the course on the dashboard."
          isChecked={value}
          onChange={choose}
        />
      </div>
      <Trouble error={error} />
    </Part>
  )
}
