import { Lightbulb, RotateCcw, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { nameFrom, partsWords } from '#domain/habits/habit-sentence.ts'
import type { Day } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { isDay } from '#domain/time/typed-time.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { toast } from '#web/lib/toasts.ts'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { QuietAction } from '#web/ui/quiet-action.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Go } from '../habits-place.ts'
import type { useHabits } from '../use-habits.ts'
import { BuilderSide } from './builder-side.tsx'
import { CueFields } from './cue-fields.tsx'
import { ExampleList } from './example-list.tsx'
import { blankForm, formOf, type HabitForm } from './habit-form.ts'
import { KindFields } from './kind-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { OftenFields } from './often-fields.tsx'
import { SentenceFields } from './sentence-fields.tsx'
import { SmallestFields } from './smallest-fields.tsx'
import { useBuilder } from './use-builder.ts'

interface HabitBuilderProps {
  /** The habit that is changed; null: one is made. */
  habit: HabitRow | null
  all: ReturnType<typeof useHabits>
  onGo: Go
}

/** A habit in one sentence, and around it what else can be said. */
export function HabitBuilder(props: HabitBuilderProps) {
  const { habit, all } = props
  const cues = useEntities('habit_cue')
  if (!habit) return <Builder {...props} first={blankForm(all.today)} />
  if (!cues.isReady) return <Skeleton className="mt-12 h-96 w-full" />
  const cue = cues.rows.find(({ habitId, cueDetails }) => habitId === habit.id && cueDetails.until === null)
  return <Builder {...props} first={formOf(habit, { cue: cue?.cueDetails })} />
}

/** The habits that may come before one: every other that is still done. */
const othersThan = (habit: HabitRow | null, habits: readonly HabitRow[]) =>
  habits.filter(({ id, isArchived }) => id !== habit?.id && !isArchived).map(({ id, name }) => ({ id, name }))

function startWords(startDate: Day, today: Day): string {
  if (!isDay(startDate)) return ''
  if (startDate === today) return 'Starts today.'
  const day = shortDate(startDate, today.slice(0, 4))
  return startDate > today ? `Starts on ${day}.` : `Started on ${day}.`
}

/** Once `count` has grown, the first field that is wrong takes the focus. */
function useFirstWrong(count: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (count > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  }, [count])
  return form
}

function Builder({ habit, all, onGo, first: now }: HabitBuilderProps & { first: HabitForm }) {
  const first = useRef(now).current
  const builder = useBuilder(habit, first, all.today)
  const { form, set, faults } = builder
  const fields = { form, set, faults }
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState(0)
  const element = useFirstWrong(refused)
  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    const uid = await builder.send()
    setPending(false)
    if (uid === null) return setRefused((count) => count + 1)
    toast({ title: habit ? 'Changes saved' : 'Sealed. Small is enough.' })
    onGo(habit ? { habit: uid } : {})
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex-1 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-11"
    >
      <div className="min-w-0">
        <Head {...{ habit, builder }} onLeave={() => onGo(habit ? { habit: habit.id } : {})} />
        <SentenceFields {...fields} />
        <div className="mt-9 max-w-130">
          <TextField
            label="Name"
            dir="auto"
            placeholder={nameFrom(form.behavior) || 'Ten minutes, lid open'}
            note="Short, for your lists. Left empty, it is what you will do."
            error={faults.name}
            value={form.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </div>
        <SmallestFields {...fields} />
        <div className="mt-9 grid gap-x-12 gap-y-9 border-line border-t pt-8 md:grid-cols-2 2xl:grid-cols-3">
          <CueFields {...fields} others={othersThan(habit, all.habits)} />
          <OftenFields {...fields} />
          <KindFields {...fields} {...{ all, habit }} />
          <MoreFields {...fields} />
        </div>
        <footer className="mt-10 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5">
          <p className="type-secondary text-muted">
            {partsWords(form)}. {startWords(form.startDate, all.today)} You can change every word later.
          </p>
          <Button
            type="submit"
            size="large"
            variant={form.behavior.trim() === '' ? 'outline' : 'primary'}
            isPending={isPending}
          >
            <Drop size={17} level={form.behavior.trim() === '' ? 0.3 : 1} />
            {habit ? 'Save changes' : 'Seal it'}
          </Button>
        </footer>
      </div>
      <BuilderSide
        {...{ all, habit }}
        onThen={(reinforcement) => set({ reinforcement })}
        onExample={builder.choose}
      />
    </form>
  )
}

interface HeadProps {
  habit: HabitRow | null
  builder: ReturnType<typeof useBuilder>
  onLeave: () => void
}

/** The way out, which keeps everything; what is kept; and the ways to begin otherwise. */
function Head({ habit, builder, onLeave }: HeadProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { isFilled, isBack, startOver, choose } = builder
  const kept = habit ? 'Your changes are kept on this device' : 'Your draft is kept on this device'
  const back = habit ? 'Your changes are still here' : 'Your draft is still here'
  return (
    <div className="mb-8">
      <div className="flex items-center justify-between gap-4">
        <Button variant="quiet" size="small" className="-ml-3" onClick={onLeave}>
          <X size={16} strokeWidth={1.7} aria-hidden="true" />
          Close
        </Button>
        <h1 dir="auto" className="type-secondary min-w-0 truncate text-text-2">
          {habit ? `Edit ${habit.name}` : 'New habit'}
        </h1>
      </div>
      <div className="mt-1 flex min-h-9 flex-wrap items-center">
        <p role="status" className="type-label mr-6 text-muted empty:mr-0">
          {isFilled && (isBack ? back : kept)}
        </p>
        {isFilled && (
          <QuietAction
            Icon={RotateCcw}
            words={habit ? 'Discard changes' : 'Start over'}
            onPress={startOver}
          />
        )}
        {!habit && !isFilled && (
          <span className="xl:hidden">
            <QuietAction Icon={Lightbulb} words="Start from an example" onPress={() => setChoosing(true)} />
          </span>
        )}
      </div>
      {isChoosing && (
        <Sheet title="Examples" isWide onClose={() => setChoosing(false)}>
          <p className="type-secondary mb-3 text-text-2">
            Pick one and make it yours. Every word can be changed.
          </p>
          <ExampleList
            onChoose={(example) => {
              setChoosing(false)
              choose(example)
            }}
          />
        </Sheet>
      )}
    </div>
  )
}
