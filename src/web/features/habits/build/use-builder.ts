import { useRef, useState } from 'react'
import type { HabitExample } from '#domain/habits/habit-examples.ts'
import { nameFrom } from '#domain/habits/habit-sentence.ts'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { wasDone } from '#web/lib/vault/say-failed.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { type BegunForm, keepBegun, readBegun } from '#worker/begun/begun.calls.ts'
import { changeCue, placeHabit } from '#worker/habits/habits.calls.ts'
import { cueOf } from './cue-form.ts'
import { faultsIn, type HabitFaults } from './habit-faults.ts'
import {
  blankForm,
  changesOf,
  exampleForm,
  filledAgain,
  filledIn,
  type HabitForm,
  habitOf,
} from './habit-form.ts'

/** What the parts of the builder share: what stands in the fields, how it is changed, and what is wrong, once that is to be said. */
export interface BuilderFields {
  readonly form: HabitForm
  readonly set: (changes: Partial<HabitForm>) => void
  readonly faults: HabitFaults
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0

/** Without a name it is called what it is that one will do. */
const named = (form: HabitForm): HabitForm =>
  form.name.trim() === '' ? { ...form, name: nameFrom(form.behavior) } : form

const begunOf = (habit: HabitRow | null): BegunForm => (habit ? `habit ${habit.id}` : 'habit')

/** Lets the builder of a new habit begin with an example. What had been begun before comes back by its undo. */
export async function beginWithExample(vault: VaultCalls, example: HabitExample, today: Day): Promise<void> {
  const before = await vault.run(readBegun, { form: 'habit' })
  const filled = filledIn(exampleForm(example, today), blankForm(today))
  await vault.run(keepBegun, { form: 'habit', answers: { ...filled, ...(before !== null && { before }) } })
}

/** Keeps a habit with its cue and its place; answers its uid, or null where something could not be kept, which has been said then. */
function useKeep(habit: HabitRow | null, first: HabitForm, today: Day) {
  const vault = useVaultCalls()
  const actions = useEntityActions('habit')
  // Where its cue or place could not be kept, the next try changes what is there already.
  const uid = useRef(habit?.id ?? null)
  const keepHabit = async (form: HabitForm): Promise<boolean> => {
    if (uid.current === null) {
      uid.current = await actions.create(habitOf(form))
      return uid.current !== null
    }
    const changes = habit ? changesOf(form, first) : habitOf(form)
    return isEmpty(changes) || (await actions.patch(uid.current, changes))
  }
  const keepRest = async (habitId: string, form: HabitForm): Promise<void> => {
    const cue = cueOf(form)
    if (JSON.stringify(cue) !== JSON.stringify(cueOf(first)))
      await vault.run(changeCue, { habitId, ...cue, today })
    if (form.stackId !== first.stackId)
      await vault.run(placeHabit, { habitId, stackId: form.stackId === '' ? null : form.stackId })
  }
  return async (form: HabitForm): Promise<string | null> => {
    if (!(await keepHabit(form)) || uid.current === null) return null
    return (await wasDone(keepRest(uid.current, form))) ? uid.current : null
  }
}

/** The state of the builder. `first`: what its fields hold before anybody changes them; what is changed stays on this device until it is sent. */
export function useBuilder(habit: HabitRow | null, first: HabitForm, today: Day) {
  const vault = useVaultCalls()
  const begun = begunOf(habit)
  const [form, setForm] = useState(first)
  const [isBack, setBack] = useState(false)
  const [isTried, setTried] = useState(false)
  const keep = useKeep(habit, first, today)
  const filled = filledIn(form, first)
  const isFilled = !isEmpty(filled)

  const putAgain = (left: object) => {
    setForm(filledAgain(first, left))
    void vault.run(keepBegun, { form: begun, answers: left })
  }
  const replace = (next: HabitForm, words: string) => {
    setForm(next)
    setTried(false)
    setBack(false)
    if (isFilled) offerUndo(words, () => putAgain(filled))
  }
  const isSent = useBegun(begun, isFilled ? filled : null, (left) => {
    setForm(filledAgain(first, left))
    const before = 'before' in left ? left.before : null
    if (typeof before === 'object' && before !== null)
      offerUndo('The example took the place of your draft', () => putAgain(before))
    else setBack(true)
  })
  return {
    form,
    set: (changes: Partial<HabitForm>) => setForm((before) => ({ ...before, ...changes })),
    faults: isTried ? faultsIn(named(form)) : {},
    isFilled,
    isBack,
    startOver: () => replace(first, habit ? 'Your changes are discarded' : 'Your draft is cleared'),
    choose: (example: HabitExample) =>
      replace(exampleForm(example, today), 'The example took the place of your draft'),
    /** Answers the uid; null: it could not be kept, for what its fields say or for what has been said. */
    async send(): Promise<string | null> {
      if (!isEmpty(faultsIn(named(form)))) {
        setTried(true)
        return null
      }
      const uid = await keep(named(form))
      if (uid !== null) isSent()
      return uid
    },
  }
}
