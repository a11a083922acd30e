import type { Habit } from '#domain/habits/habit.ts'
import type { CueType } from '#domain/habits/habit-choices.ts'
import type { CueLinks, HabitCue } from '#domain/habits/habit-records.ts'
import { clockTyped } from '#domain/time/typed-time.ts'

/** A habit or a reminder that is a cue, by its uid and its name; `id` empty: it is said in words. */
export interface CueChoice {
  readonly id: string
  readonly name: string
}

/** What the builder's fields hold of a cue. Each type has its own; what another type was told stays there meanwhile. */
export interface CueForm {
  readonly cueType: CueType | ''
  /** What the cue is in words, where that is not the trigger itself. */
  readonly cueText: string
  /** The time that it is, or at which the habit rings, as it was typed. */
  readonly cueAt: string
  /** A time in words, such as 'half past eight or so', from when any words were taken. */
  readonly cueTimeWords: string
  readonly cueHabit: CueChoice
  readonly cueReminder: CueChoice
}

const inWords: CueChoice = { id: '', name: '' }

/** The reminder that is the habit's own: it rings at a time. */
export const ownReminder: CueChoice = { id: 'own', name: '' }

export const blankCue: CueForm = {
  cueType: '',
  cueText: '',
  cueAt: '',
  cueTimeWords: '',
  cueHabit: inWords,
  cueReminder: ownReminder,
}

/** The fields of a cue as it is kept. `details` undefined: only its type is known. */
export function cueFormOf(
  { cueType, trigger }: Pick<Habit, 'cueType' | 'trigger'>,
  details?: Partial<HabitCue['cueDetails']>,
): CueForm {
  const { text = '', at = null, afterHabitId = null, reminderId = null } = details ?? {}
  const words = text === trigger ? '' : text
  const form = { ...blankCue, cueType: cueType ?? ('' as const) }
  if (cueType === 'time') {
    const time = at ?? clockTyped(text.replace(/^at /i, ''))
    return time === null ? { ...form, cueTimeWords: words } : { ...form, cueAt: time }
  }
  if (cueType === 'preceding_event' && afterHabitId !== null)
    return { ...form, cueHabit: { id: afterHabitId, name: text } }
  if (cueType !== 'notification') return { ...form, cueText: words }
  if (at !== null) return { ...form, cueAt: at }
  if (reminderId !== null) return { ...form, cueReminder: { id: reminderId, name: text } }
  return { ...form, cueReminder: inWords, cueText: words }
}

/** Whether the habit's own reminder is its cue. */
export const ringsItself = ({ cueType, cueReminder }: CueForm): boolean =>
  cueType === 'notification' && cueReminder.id === ownReminder.id

/** What is kept of a cue: its words, and what only its type has. */
export function cueOf(form: CueForm & { readonly trigger: string }): {
  cueType: Habit['cueType']
  text: string
  links: Partial<CueLinks>
} {
  const { cueType, cueAt, cueHabit, cueReminder } = form
  const trigger = form.trigger.trim()
  const said = (text: string, links: Partial<CueLinks> = {}) => ({
    cueType: cueType === '' ? null : cueType,
    text: text.slice(0, 300),
    links,
  })
  if (cueType === '') return said('')
  if (cueType === 'time')
    return cueAt === '' ? said(form.cueTimeWords || trigger) : said(cueAt, { at: cueAt })
  if (ringsItself(form)) return said(cueAt === '' ? '' : `Reminder at ${cueAt}`, { at: cueAt })
  if (cueType === 'preceding_event' && cueHabit.id !== '')
    return said(cueHabit.name, { afterHabitId: cueHabit.id })
  if (cueType === 'notification' && cueReminder.id !== '')
    return said(cueReminder.name, { reminderId: cueReminder.id })
  return said(form.cueText.trim() || trigger)
}
