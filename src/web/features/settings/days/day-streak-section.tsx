import { CheckRow } from '../check-row.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useDayChoice } from './day-choice.ts'

/** Whether days in a row are counted on the dashboard. */
export function DayStreakSection({ isShown }: { isShown: boolean }) {
  const { value, choose, error } = useDayChoice('showsStreak', isShown)
  return (
    <Part title="Days in a row">
      <Note>You lose nothing on a day without a page. If you would rather not count, switch it off.</Note>
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
