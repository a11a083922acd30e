import type { KeyboardEvent } from 'react'
import type { TodayState } from '#domain/habits/schedule/due-today.ts'
import { classNames } from '#web/ui/class-names.ts'

interface RoundCheckProps {
  /** What is ticked, as it is read aloud. */
  label: string
  state: TodayState
  onPress: () => void
}

/** The round check of a habit: filled when done, half when done in part, dashed for what fits any day of a week, with a slash when skipped. Its row knows the keys N and S. */
export function RoundCheck({ label, state, onPress }: RoundCheckProps) {
  const isDone = state === 'done'
  const isDashed = state === 'open' || state === 'enough'
  // A key that is held down presses once.
  const onKeyDown = (event: KeyboardEvent) => event.repeat && event.preventDefault()
  return (
    <button
      type="button"
      aria-pressed={state === 'partly' ? 'mixed' : isDone}
      aria-label={label}
      aria-keyshortcuts="N S"
      onClick={onPress}
      onKeyDown={onKeyDown}
      className="group/check -m-2 flex size-11 shrink-0 items-center justify-center rounded-full"
    >
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <circle
          cx="14"
          cy="14"
          r="13"
          strokeWidth="1.5"
          strokeDasharray={isDashed ? '3 3.2' : undefined}
          className={classNames(
            'transition-colors duration-(--quick) ease-ui',
            isDone
              ? 'fill-primary stroke-primary'
              : 'fill-transparent stroke-line-strong group-hover/check:stroke-ink group-data-[swipe=ready]/line:stroke-ink',
          )}
        />
        {state === 'partly' && <path d="M1 14A13 13 0 0 0 27 14Z" className="fill-primary" />}
        {isDone && (
          <path
            d="m8.8 14.4 3.5 3.5 7-7.2"
            className="stroke-on-primary"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {state === 'skipped' && <path d="M9 19 19 9" className="stroke-muted" strokeWidth="1.6" />}
      </svg>
    </button>
  )
}
