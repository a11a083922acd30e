import { targetWords } from '#domain/habits/frequency-words.ts'
import { capital, inWords } from '#domain/text/number-words.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

import { SentenceWords } from '../sentence-words.tsx'
import { RoundCheck } from './round-check.tsx'
import { usePress } from './use-press.ts'

export interface HabitLineActions {
  readonly onToggle: (habit: HabitRow) => void
  readonly onNote: (habit: HabitRow) => void
  readonly onSkip: (habit: HabitRow) => void
  readonly onPause: (habit: HabitRow) => void
  readonly onOpen: (habit: HabitRow) => void
}

interface HabitLineProps extends HabitLineActions {
  habit: HabitRow
  isChosen: boolean
  onChoose: (habit: HabitRow) => void
}

const oftenWord = (count: number): string =>
  ['', 'Once', 'Twice'][count] ?? `${capital(inWords(count))} times`

/** What stands after the sentence: how often within the week, what was noted, why it was skipped. */
function asideOf({ quota, note, target, skip, today }: HabitRow): string {
  const parts: string[] = []
  if (quota)
    parts.push(
      quota.count === 0 ? 'Not yet.' : `${oftenWord(quota.count)} of ${inWords(quota.asked)} so far.`,
    )
  if (target)
    parts.push(
      note?.value != null
        ? `${note.value} ${target.unit} of ${target.value}.`
        : `${capital(targetWords(target))}.`,
    )
  if (today === 'skipped') parts.push(skip ? `Skipped: ${skip}` : 'Skipped.')
  return parts.join(' ')
}

/** One habit on a day's list. A tap on the circle completes it; a tap on the words opens what else can be done. */
export function HabitLine(props: HabitLineProps) {
  const { habit, isChosen, onChoose, onToggle, onNote, onOpen } = props
  const press = usePress({ onLong: () => onNote(habit), onSwipe: () => onToggle(habit) })
  const isDone = habit.today === 'done'
  const aside = asideOf(habit)
  return (
    <li
      className={classNames(
        'touch-pan-y select-none border-line border-b last:border-0',
        isChosen && '-mx-4 rounded-card border-transparent px-4 chosen',
      )}
    >
      <div {...press.parts} className="flex items-start gap-5 py-3.5">
        <RoundCheck
          label={`${habit.name}: done today`}
          state={habit.today}
          onPress={() => !press.wasTaken() && onToggle(habit)}
          onNote={() => onNote(habit)}
        />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isChosen}
            onClick={() => !press.wasTaken() && onChoose(habit)}
            className={classNames(
              'w-full text-left font-serif text-write leading-item tracking-title',
              isDone ? 'text-muted [&_.text-text]:text-text-2' : 'text-text-2',
            )}
          >
            <SentenceWords habit={habit} isWhole={isChosen} />
            {aside && <span className="text-muted"> {aside}</span>}
          </button>
          {habit.note?.notes && <p className="type-quote mt-1 text-item text-text-2">“{habit.note.notes}”</p>}
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

function LineActions({ habit, onNote, onSkip, onPause }: HabitLineProps) {
  const isOver = habit.today === 'done' || habit.today === 'partly'
  return (
    <div className="-ml-3 mt-1 flex flex-wrap">
      <Quiet onPress={() => onNote(habit)}>
        {isOver ? 'What stands with it' : habit.target ? 'How much' : 'With a note'}
      </Quiet>
      {!isOver && habit.today !== 'skipped' && (
        <Quiet onPress={() => onSkip(habit)}>Skip, with a reason</Quiet>
      )}
      <Quiet onPress={() => onPause(habit)}>Pause</Quiet>
    </div>
  )
}

const Quiet = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <Button variant="quiet" size="small" onClick={onPress}>
    {children}
  </Button>
)
