import { Archive, ArchiveRestore, ChevronLeft, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { frequencyWords, quotaWords, targetWords } from '#domain/habits/frequency-words.ts'
import { areaName, difficultyName } from '#domain/habits/habit-choices.ts'
import type { Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { DoneNote, HabitDetailRow, HabitRow } from '#domain/views/habit-rows.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { BottomAction } from '#web/ui/bottom-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { Go } from '../habits-place.ts'
import { NoteSheet } from '../note-sheet.tsx'
import { SentenceWords } from '../sentence-words.tsx'
import { PauseModal, SkipModal } from '../skip-modal.tsx'
import { StrengthFigure } from '../strength-figure.tsx'
import { useHabitDays, type useHabits } from '../use-habits.ts'
import { CueRows } from './cue-rows.tsx'
import { DaysFigure } from './days-figure.tsx'
import { FeltFigure } from './felt-figure.tsx'
import { FindingsList } from './findings-list.tsx'
import { HabitNumbers } from './habit-numbers.tsx'
import { NotesList } from './notes-list.tsx'
import { useFindingAnswers } from './use-finding-answers.ts'
import { useFindings } from './use-findings.ts'
import { WeeksFigure } from './weeks-figure.tsx'
import { WhenFigure } from './when-figure.tsx'

const AmountsFigure = lateComponent(async () => (await import('./amounts-figure.tsx')).AmountsFigure)

interface HabitPageProps {
  habit: HabitRow
  all: ReturnType<typeof useHabits>
  onGo: Go
}

type Over = { readonly is: 'skip' | 'pause' } | { readonly is: 'day'; readonly day: Day } | null

const noteOn = ({ completions }: HabitDetailRow, day: Day): DoneNote | null =>
  completions.find((one) => one.day === day) ?? null

/** What a button says by which a day counts. */
const doneWords = { build: 'Done', break: 'Kept to it', track: 'It happened' } as const

/** Everything of one habit. */
export function HabitPage({ habit, all, onGo }: HabitPageProps) {
  const { today } = all
  const days = useHabitDays(today)
  const actions = useEntityActions('habit')
  const [over, setOver] = useState<Over>(null)
  const [detail] = useView('habits.detail', { uid: habit.id, today }).rows
  const findings = useFindings(habit.id, today)
  const said = useFindingAnswers(habit.id)
  const onDay = (day: Day) => setOver({ is: 'day', day })
  const close = () => setOver(null)
  const isOver = habit.today === 'done' || habit.today === 'partly'
  const { isArchived } = habit
  const isTrack = habit.kind === 'track'
  async function archive() {
    const kept = { isArchived: false, archivedOn: null }
    if (!(await actions.patch(habit.id, { isArchived: true, archivedOn: today }))) return
    offerUndo(`${habit.name} is in the archive`, () => actions.patch(habit.id, kept))
    onGo({})
  }
  async function remove() {
    if (await actions.remove(habit.id, `${habit.name} and its history are deleted`)) onGo({})
  }
  const facts = [
    areaName(habit.area),
    isTrack ? 'only counted' : frequencyWords(habit.frequency),
    targetWords(habit.target),
    difficultyName(habit.difficulty).toLowerCase(),
  ]
  return (
    <div className="flex-1 max-md:pb-20 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-11">
      <div className="min-w-0">
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => onGo({})}>
          <ChevronLeft size={16} strokeWidth={1.7} aria-hidden="true" />
          Habits
        </Button>
        <header className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <h1 className="type-entry-title max-w-180 flex-1 basis-90 text-text-2">
            <SentenceWords habit={habit} isWhole />
          </h1>
          <div className="-mr-3 flex flex-wrap">
            {(habit.today === 'due' || habit.today === 'open') && !isArchived && !isTrack && (
              <Button variant="quiet" size="small" onClick={() => setOver({ is: 'skip' })}>
                Skip
              </Button>
            )}
            {!isArchived && (
              <Button variant="quiet" size="small" onClick={() => setOver({ is: 'pause' })}>
                {habit.today === 'paused' ? 'Resume' : 'Pause'}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => onGo({ habit: habit.id, build: habit.id })}>
              <Pencil size={15} strokeWidth={1.7} aria-hidden="true" />
              Edit
            </Button>
          </div>
        </header>
        <p className="type-secondary mt-3 mb-8 text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {habit.about && (
          <p className="type-interface -mt-5 mb-8 whitespace-pre-line text-text-2">{habit.about}</p>
        )}
        {detail ? (
          <>
            {isTrack ? (
              <WeeksFigure detail={detail} today={today} />
            ) : (
              <StrengthFigure detail={detail} question="How strong is it?" hasSpans />
            )}
            <HabitNumbers habit={habit} />
            <div className="mt-8 grid gap-x-12 gap-y-10 border-line border-t pt-8 lg:grid-cols-2">
              <DaysFigure detail={detail} today={today} onDay={onDay} />
              {!isTrack && <CueRows cues={detail.cues} today={today} />}
              <WhenFigure completions={detail.completions} />
              <FeltFigure completions={detail.completions} />
              {habit.target && (
                <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                  <AmountsFigure completions={detail.completions} target={habit.target} today={today} />
                </Suspense>
              )}
              <FindingsList view={findings} said={said} />
            </div>
          </>
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
        <div className="mt-10 flex flex-wrap gap-x-5 border-line border-t pt-4">
          {isArchived ? (
            <QuietAction
              Icon={ArchiveRestore}
              words="Take out of the archive"
              onPress={() => void actions.patch(habit.id, { isArchived: false, archivedOn: null })}
            />
          ) : (
            <QuietAction Icon={Archive} words="Archive" onPress={() => void archive()} />
          )}
          <QuietAction Icon={Trash2} words="Delete" onPress={() => void remove()} />
        </div>
      </div>
      <aside
        aria-label="Today and notes"
        className="mt-10 border-line max-xl:border-t max-xl:pt-8 xl:-mt-9 xl:-mb-16 xl:border-l xl:pt-10 xl:pb-16 xl:pl-8"
      >
        <h2 className="type-secondary font-strong text-text-2">Today</h2>
        <p className="type-interface mt-1 mb-4 text-text-2">{todayWords(habit, today)}</p>
        {!isArchived && (
          <div className="flex flex-wrap gap-2">
            {!isOver && (
              <Button className="max-md:hidden" onClick={() => void days.complete(habit.id, today)}>
                {doneWords[habit.kind]}
              </Button>
            )}
            <Button variant="outline" onClick={() => onDay(today)}>
              {isOver ? 'Edit today' : `${doneWords[habit.kind]}, with a note`}
            </Button>
          </div>
        )}
        {detail && <NotesList detail={detail} onDay={onDay} />}
      </aside>
      {!isOver && !isArchived && (
        <BottomAction>
          <Button className="min-h-14 rounded-pill" onClick={() => void days.complete(habit.id, today)}>
            {doneWords[habit.kind]} today
          </Button>
        </BottomAction>
      )}
      {over?.is === 'skip' && <SkipModal habit={habit} day={today} days={days} onClose={close} />}
      {over?.is === 'pause' && <PauseModal habit={habit} day={today} days={days} onClose={close} />}
      {over?.is === 'day' && detail && (
        <NoteSheet
          habit={habit}
          day={over.day}
          today={today}
          note={noteOn(detail, over.day)}
          days={days}
          onClose={close}
        />
      )}
    </div>
  )
}

function todayWords(
  { today, quota, target, skip, isArchived, startDate, kind, pauses }: HabitRow,
  day: Day,
): string {
  if (isArchived) return 'Archived.'
  if (kind === 'track' && today === 'open') return 'Not counted yet.'
  if (quota && today !== 'done')
    return `${quotaWords(quota, target)} so far${today === 'enough' ? ': enough for now' : ''}.`
  if (today === 'done') return 'Done.'
  if (today === 'partly') return 'Partly done.'
  if (today === 'skipped') return skip ? `Skipped: ${skip}` : 'Skipped.'
  if (today === 'paused') return pausedWords(pauses, day)
  if (today === 'coming') return `Starts on ${longDate(startDate)}.`
  return today === 'free' ? 'Not due today.' : 'Still to do.'
}

function pausedWords(pauses: HabitRow['pauses'], day: Day): string {
  const held = pauses.find(({ from, to }) => from <= day && (to === null || to >= day))
  const until = held?.to ? ` until ${longDate(held.to)}` : ''
  return `Paused${until}${held?.reason ? `: ${held.reason}` : ''}.`
}
