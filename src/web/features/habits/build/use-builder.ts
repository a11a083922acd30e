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
import { suggestionForm, suggestionIn, type TakenSuggestion } from './taken-suggestion.ts'

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

async function beginWith(vault: VaultCalls, form: HabitForm, today: Day, more: object): Promise<void> {
  const before = await vault.run(readBegun, { form: 'habit' })
  const filled = filledIn(form, blankForm(today))
  const answers = { ...filled, ...more, ...(before !== null && { before }) }
  await vault.run(keepBegun, { form: 'habit', answers })
}

/** Lets the builder of a new habit begin with an example. What had been begun before comes back by its undo. */
export const beginWithExample = (vault: VaultCalls, example: HabitExample, today: Day): Promise<void> =>
  beginWith(vault, exampleForm(example, today), today, {})

/** The same with a suggestion: nothing is made of it yet. */
export const beginWithSuggestion = (
  vault: VaultCalls,
  suggestion: TakenSuggestion,
  today: Day,
): Promise<void> => beginWith(vault, suggestionForm(suggestion, today), today, { suggestion })

/** Keeps a habit with its cue and its place; answers its uid, or null where something could not be kept, which has been said then. */
function useKeep(habit: HabitRow | null, first: HabitForm, today: Day) {
  const vault = useVaultCalls()
  const actions = useEntityActions('habit')
  const answers = useEntityActions('habit_recommendation')
  // Where its cue or place could not be kept, the next try changes what is there already.
  const uid = useRef(habit?.id ?? null)
  const keepHabit = async (form: HabitForm, taken: TakenSuggestion | null): Promise<boolean> => {
    if (uid.current === null) {
      const goalId = taken?.source === 'goal' ? taken.sourceId : null
      uid.current = await actions.create({ ...habitOf(form), ...(goalId !== null && { goalId }) })
      return uid.current !== null
    }
    const changes = habit ? changesOf(form, first) : habitOf(form)
    return isEmpty(changes) || (await actions.patch(uid.current, changes))
  }
  const keepRest = async (habitId: string, form: HabitForm): Promise<void> => {
    const cue = cueOf(form)
    if (JSON.stringify(cue) !== JSON.stringify(cueOf(first)))
      await vault.run(changeCue, { habitId, ...cue, today })
    if (form.stackId !== '') await vault.run(placeHabit, { habitId, stackId: form.stackId })
  }
  return async (form: HabitForm, taken: TakenSuggestion | null): Promise<string | null> => {
    if (!(await keepHabit(form, taken)) || uid.current === null) return null
    if (!(await wasDone(keepRest(uid.current, form)))) return null
    if (taken && (await answers.create({ ...taken, isAdopted: true })) === null) return null
    return uid.current
  }
}

/** The state of the builder. `first`: what its fields hold before anybody changes them; what is changed stays on this device until it is sent. */
export function useBuilder(habit: HabitRow | null, first: HabitForm, today: Day) {
  const vault = useVaultCalls()
  const begun = begunOf(habit)
  const [form, setForm] = useState(first)
  const [taken, setTaken] = useState<TakenSuggestion | null>(null)
  const [isBack, setBack] = useState(false)
  const [isTried, setTried] = useState(false)
  const keep = useKeep(habit, first, today)
  const filled = filledIn(form, first)
  const isFilled = !isEmpty(filled)
  const answers = { ...filled, ...(taken && { suggestion: taken }) }

  const fill = (left: object) => {
    setForm(filledAgain(first, left))
    setTaken(suggestionIn(left))
  }
  const putAgain = (left: object) => {
    fill(left)
    void vault.run(keepBegun, { form: begun, answers: left })
  }
  const replace = (next: HabitForm, words: string) => {
    setForm(next)
    setTaken(null)
    setTried(false)
    setBack(false)
    if (isFilled) offerUndo(words, () => putAgain(answers))
  }
  const isSent = useBegun(begun, isFilled ? answers : null, (left) => {
    fill(left)
    const before = 'before' in left ? left.before : null
    const what = suggestionIn(left) ? 'suggestion' : 'example'
    if (typeof before === 'object' && before !== null)
      offerUndo(`The ${what} took the place of your draft`, () => putAgain(before))
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
      const uid = await keep(named(form), taken)
      if (uid !== null) isSent()
      return uid
    },
  }
}
