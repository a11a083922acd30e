import type { KeyboardEvent } from 'react'
import { quotaWords, targetWords, timesWord } from '#domain/habits/frequency-words.ts'
import { capital, inWords } from '#domain/text/number-words.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

import { SentenceWords } from '../sentence-words.tsx'
import { RoundCheck } from './round-check.tsx'
import { usePress } from './use-press.ts'

export interface HabitLineActions {
  /** When the day of the list was, within a sentence. */
  readonly when: string
  readonly onToggle: (habit: HabitRow) => void
  readonly onNote: (habit: HabitRow) => void
  readonly onSkip: (habit: HabitRow) => void
  readonly onUnskip: (habit: HabitRow) => void
  /** Null: on a day that is over nothing is paused. */
  readonly onPause: ((habit: HabitRow) => void) | null
  readonly onOpen: (habit: HabitRow) => void
}

interface HabitLineProps extends HabitLineActions {
  habit: HabitRow
  isChosen: boolean
  onChoose: (habit: HabitRow) => void
}

/** What stands after the sentence: how often within the week, what was noted, why it was skipped. */
export function asideOf({ quota, note, target, skip, today }: HabitRow): string {
  const parts: string[] = []
  const isWhole = quota !== null && quota.sum !== null
  if (isWhole) parts.push(`${quotaWords(quota, target)} so far.`)
  else if (quota)
    parts.push(
      quota.count === 0
        ? 'Not yet.'
        : quota.count >= quota.asked
          ? `${capital(timesWord(quota.count))} so far.`
          : `${capital(inWords(quota.count))} of ${inWords(quota.asked)} so far.`,
    )
  if (target && !isWhole)
    parts.push(
      note?.value != null
        ? `${note.value} ${target.unit} of ${target.value}.`
        : `${capital(targetWords(target))}.`,
    )
  if (today === 'skipped') parts.push(skip ? `Skipped: ${skip}` : 'Skipped.')
  return parts.join(' ')
}

const isOver = ({ today }: HabitRow): boolean => today === 'done' || today === 'partly'

/** N opens the note of the habit that has the focus, S skips it. */
function onKeys({ habit, onNote, onSkip }: HabitLineProps, event: KeyboardEvent): void {
  const action = { n: onNote, s: isOver(habit) || habit.today === 'skipped' ? null : onSkip }[
    event.key.toLowerCase()
  ]
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  action(habit)
}

/** One habit on a day's list. A tap on the circle or a swipe completes it; a tap on the words opens what else can be done. */
export function HabitLine(props: HabitLineProps) {
  const { habit, when, isChosen, onChoose, onToggle, onNote, onOpen } = props
  const press = usePress({ onLong: () => onNote(habit), onSwipe: () => onToggle(habit) })
  const isDone = habit.today === 'done'
  const aside = asideOf(habit)
  return (
    <li
      {...press}
      {...{ onKeyDown: (event: KeyboardEvent) => onKeys(props, event) }}
      className={classNames(
        'group/line relative touch-pan-y select-none overflow-x-clip border-line border-b last:border-0 [-webkit-touch-callout:none]',
        isChosen && '-mx-4 rounded-card border-transparent px-4 chosen',
      )}
    >
      <span
        aria-hidden="true"
        className="type-label absolute inset-y-0 left-0 hidden items-center pl-1 text-muted group-data-swipe/line:flex group-data-[swipe=ready]/line:font-strong group-data-[swipe=ready]/line:text-ink"
      >
        {isOver(habit) ? 'Not done' : 'Done'}
      </span>
      <div className="not-group-data-swipe/line:transition-[translate] flex items-start gap-5 py-3.5 duration-(--quick) ease-ui [translate:var(--swipe,0)]">
        <RoundCheck
          label={`${habit.name}: done ${when}`}
          state={habit.today}
          onPress={() => onToggle(habit)}
        />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isChosen}
            onClick={() => onChoose(habit)}
            className={classNames(
              'w-full text-start font-serif [overflow-wrap:anywhere] [unicode-bidi:plaintext] text-write leading-item tracking-title',
              isDone ? 'text-muted [&_.text-text]:text-text-2' : 'text-text-2',
            )}
          >
            <span className={isChosen ? undefined : 'line-clamp-6'}>
              <SentenceWords habit={habit} isWhole={isChosen} />
              {aside && <span className="text-muted"> {aside}</span>}
            </span>
          </button>
          {habit.note?.notes && (
            <p className="type-quote mt-1 text-item text-text-2 [overflow-wrap:anywhere]">
              “{habit.note.notes}”
            </p>
          )}
          {isChosen && <LineActions {...props} />}
        </div>
        <button
          type="button"
          aria-label={`Strength ${habit.strength}: open ${habit.name}`}
          onClick={() => onOpen(habit)}
          className={classNames(
            'figures -mr-2 -my-2 min-h-11 min-w-11 shrink-0 rounded-inner px-2 text-right text-ui hover:text-text',
            isChosen ? 'font-strong text-ink' : 'text-muted',
          )}
        >
          {habit.kind === 'track' ? habit.totalCompletions : habit.strength}
        </button>
      </div>
    </li>
  )
}

function LineActions({ habit, onNote, onSkip, onUnskip, onPause }: HabitLineProps) {
  return (
    <div className="-ml-3 mt-1 flex flex-wrap">
      <Quiet onPress={() => onNote(habit)}>
        {isOver(habit) ? 'Details' : habit.target ? 'Enter an amount' : 'Add a note'}
      </Quiet>
      {!isOver(habit) &&
        (habit.today === 'skipped' ? (
          <Quiet onPress={() => onUnskip(habit)}>Undo the skip</Quiet>
        ) : (
          <Quiet onPress={() => onSkip(habit)}>Skip, with a reason</Quiet>
        ))}
      {onPause && <Quiet onPress={() => onPause(habit)}>Pause</Quiet>}
    </div>
  )
}

const Quiet = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <Button variant="quiet" size="small" onClick={onPress}>
    {children}
  </Button>
)
