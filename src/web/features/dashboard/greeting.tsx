import { dayNumber, monthName, weekday } from '#domain/journal/entry-date.ts'
import { type Day, timeOfDay } from '#domain/time/day.ts'

interface GreetingProps {
  userName: string
  today: Day
  /** 0 to 23, on the wall. */
  hour: number
}

/** The day and a greeting by name. */
export function Greeting({ userName, today, hour }: GreetingProps) {
  const part = timeOfDay(hour)
  return (
    <div className="min-w-0">
      <p className="type-secondary figures text-muted max-md:hidden">
        {weekday(today, 'long')} {dayNumber(today)} {monthName(today)}, {part}
      </p>
      <h1 className="type-screen-title mt-1.5 [overflow-wrap:anywhere] max-md:mt-0">
        Good {part === 'night' ? 'evening' : part}, {userName}.
      </h1>
    </div>
  )
}
