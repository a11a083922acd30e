import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { type DayShare, shareWords } from '#domain/habits/today-sections.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { shortDate, weekday } from '#domain/time/entry-date.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop-mark.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface DayStripProps {
  strip: RefObject<HTMLDivElement | null>
  /** Of the days of the strip, oldest first; the last is `until`. */
  shares: readonly DayShare[]
  until: Day
  /** The one whose list is shown. */
  day: Day
  today: Day
  onDay: (day: Day) => void
}

/** Seven days as drops, filled by how much of what was due is done; each leads to its list. Arrow keys walk from day to day, and on to earlier weeks. */
export function DayStrip({ strip, shares, until, day, today, onDay }: DayStripProps) {
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (strip.current?.contains(document.activeElement)) chosen?.focus()
  }, [strip, day])
  const first = addDays(until, 1 - shares.length)
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      Home: first,
      End: until,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to <= today && to !== day) onDay(to)
  }
  return (
    <div className="-mx-2.5 mt-4 flex max-w-109 items-center">
      <IconButton
        label="The day before"
        icon={<ChevronLeft size={20} strokeWidth={1.7} />}
        onClick={() => onDay(addDays(day, -1))}
        className="max-md:w-9"
      />
      <div
        ref={strip}
        role="toolbar"
        aria-label="Days"
        {...{ onKeyDown }}
        className="grid min-w-0 flex-1 grid-cols-7"
      >
        {shares.map((share, at) => {
          const own = addDays(first, at)
          return (
            <StripDay
              // The strip moves by whole weeks: the one with the focus stays.
              key={weekday(own, 'short')}
              day={own}
              share={share}
              thisYear={today.slice(0, 4)}
              isChosen={own === day}
              isMarked={own === day && day < today}
              onPress={() => onDay(own)}
            />
          )
        })}
      </div>
      <IconButton
        label="The day after"
        aria-disabled={day === today}
        icon={
          <ChevronRight size={20} strokeWidth={1.7} className={day === today ? 'opacity-40' : undefined} />
        }
        onClick={() => day < today && onDay(addDays(day, 1))}
        className="max-md:w-9"
      />
    </div>
  )
}

interface StripDayProps {
  day: Day
  share: DayShare
  thisYear: string
  isChosen: boolean
  /** The chosen one stands out where it is another than today. */
  isMarked: boolean
  onPress: () => void
}

function StripDay({ day, share, thisYear, isChosen, isMarked, onPress }: StripDayProps) {
  return (
    <button
      type="button"
      data-day={day}
      aria-label={`${weekday(day, 'short')} ${shortDate(day, thisYear)}: ${shareWords(share)}`}
      aria-current={isChosen ? 'date' : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={onPress}
      className={classNames(
        '-outline-offset-2 grid min-h-16 min-w-0 content-center justify-items-center gap-1.5 rounded-inner hover:bg-surface-2',
        isMarked && 'bg-surface-2',
      )}
    >
      <span className="grid size-7 place-items-center">
        {share.share === null ? (
          <span className="mt-1.5 size-1 rounded-full bg-muted" />
        ) : (
          <Drop size={28} level={share.share} className={share.share > 0 ? 'text-ink' : 'text-muted'} />
        )}
      </span>
      <span
        className={classNames('type-label', isChosen ? 'font-strong text-text' : 'font-normal text-muted')}
      >
        {weekday(day, 'short')}
      </span>
    </button>
  )
}
