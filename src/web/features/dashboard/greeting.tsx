import { type Day, greetingAt, timeOfDay } from '#domain/time/day.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'

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
        {greetingAt(hour)}, {userName}.
      </h1>
    </div>
  )
}
