import type { DayState } from '#domain/habits/schedule/day-state.ts'
import { dropPath } from '#web/ui/drop-mark.tsx'

const words: Readonly<Record<DayState, string>> = {
  done: 'done',
  partly: 'done in part',
  missed: 'missed',
  skipped: 'skipped',
  paused: 'paused',
  free: 'not due',
  due: 'due today',
}

/** What a day was, in a word. */
export const stateWord = (state: DayState): string => words[state]

/** One colour, told apart by shape: filled, half filled, outline, outline with a slash, dot, and an outline in ink for what is due now. */
export function DayMark({ state, size = 19 }: { state: DayState; size?: number }) {
  const ink = state === 'done' || state === 'due' || state === 'partly' ? 'text-ink' : 'text-muted'
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`block ${ink}`}
      fill="none"
    >
      {(state === 'free' || state === 'paused') && (
        <circle cx="12" cy="15" r={state === 'paused' ? 0 : 1.7} fill="currentColor" />
      )}
      {state === 'paused' && (
        <path d="M7 15h10" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2 3" />
      )}
      {state === 'done' && <path d={dropPath} fill="currentColor" />}
      {state === 'partly' && <path d="M4.4 15A7.6 7.6 0 0 0 19.6 15Z" fill="currentColor" />}
      {state !== 'free' && state !== 'paused' && (
        <path d={dropPath} stroke="currentColor" strokeWidth={state === 'due' ? 2 : 1.5} />
      )}
      {state === 'skipped' && <path d="M8.4 19.4 15.6 10" stroke="currentColor" strokeWidth="1.5" />}
    </svg>
  )
}

/** The key of the marks, which have no words of their own. */
export function MarkKey() {
  return (
    <ul className="type-label flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {(['done', 'missed', 'skipped'] as const).map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <DayMark state={state} size={17} />
          {stateWord(state)}
        </li>
      ))}
    </ul>
  )
}
