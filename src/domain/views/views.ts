import { type LateView, late, type Row, type View } from '../entity/view.ts'
import { careSettings, safetyPlanRows } from './care.ts'
import { anyPlans, daysInARow, latestEntries, ratedDays, wordsSent } from './dashboard.ts'
import { ledger, wordsByWeek } from './ledger.ts'
import { effectRows, heldRow, ownPatternRows, sessionRows, weekRows } from './mindfulness.ts'
import { myDay } from './my-day.ts'
import { binnedMark, earlierLine, entryMark, pageRow, usedWords } from './page.ts'
import { recoveryRecords } from './recovery.ts'
import { keptSounds, latestRatings } from './resonance.ts'
import { hiddenTemplatesRow, ownTemplates } from './templates.ts'
import { keptFromTrashRows, trashRows } from './trash.ts'
import { conflictRows, originOf, versionRows } from './versions.ts'
import { voiceConsentNow } from './voice.ts'

const calendar = () => import('./calendar.ts')
const companion = () => import('./companion.ts')
const cards = () => import('./dashboard-cards.ts')
const goals = () => import('./goals.ts')
// Pages are read for danger before a habit is found in them: that part is large, and nobody waits for it who only ticks a habit.
const suggestions = async () => {
  const [{ suggestionRowsBy }, risk] = await Promise.all([
    import('./habit-suggestions.ts'),
    import('../safety/risk/risk-of-text.ts'),
  ])
  return { suggestionRows: suggestionRowsBy(risk) }
}
const habits = () => import('./habits.ts')
const imports = () => import('./imports.ts')
const week = () => import('./week-review.ts')

/**
 * Every view that a screen can ask for, under the name by which it asks: a new one is one more line. The worker runs them, and asks again what changed.
 * What nobody needs at first comes late.
 */
export const views = {
  'my-day': myDay,
  'page.whole': pageRow,
  'page.mark': entryMark,
  'page.binned': binnedMark,
  'page.earlier-line': earlierLine,
  'page.used-words': usedWords,
  'page.origin': originOf,
  'page.versions': versionRows,
  'page.conflicts': conflictRows,
  'entries.trash': trashRows,
  'entries.kept-from-trash': keptFromTrashRows,
  'plans.any': anyPlans,
  'entries.latest': latestEntries,
  'entries.rated-days': ratedDays,
  'entries.writing-days': daysInARow,
  'entries.earlier-years': late(cards, 'earlierYears'),
  'entries.promises': late(cards, 'duePromises'),
  'entries.latest-ratings': latestRatings,
  'templates.own': ownTemplates,
  'templates.hidden': hiddenTemplatesRow,
  'companion.talk': late(companion, 'talk'),
  'companion.talks': late(companion, 'talks'),
  'companion.settings': late(companion, 'companionSettings'),
  'habits.rows': late(habits, 'habitRows'),
  'habits.detail': late(habits, 'habitDetail'),
  'habits.cue-types': late(habits, 'cueTypeRows'),
  'habits.suggestions': late(suggestions, 'suggestionRows'),
  'week.review': late(week, 'weekReview'),
  'goals.lines': late(goals, 'goalLines'),
  'goals.step-today': late(goals, 'stepTodayRows'),
  'goals.habits': late(goals, 'goalHabits'),
  'calendar.marks': late(calendar, 'calendarMarks'),
  'calendar.rated-days': late(calendar, 'ratedDaysBetween'),
  'calendar.next': late(calendar, 'nextRows'),
  'calendar.event': late(calendar, 'eventRow'),
  'calendar.rung-event': late(calendar, 'rungEvent'),
  'calendar.due': late(calendar, 'dueRows'),
  'calendar.feed': late(calendar, 'feedRow'),
  'calendar.reminder-settings': late(calendar, 'reminderSettingsRow'),
  'mindfulness.sessions': sessionRows,
  'mindfulness.weeks': weekRows,
  'mindfulness.held': heldRow,
  'mindfulness.effect': effectRows,
  'mindfulness.patterns': ownPatternRows,
  'sounds.kept': keptSounds,
  'care.settings': careSettings,
  'care.plan': safetyPlanRows,
  'recovery.records': recoveryRecords,
  'ledger.words-sent': wordsSent,
  'ledger.weeks': wordsByWeek,
  'ledger.all': ledger,
  'voice.consent': voiceConsentNow,
  'imports.batches': late(imports, 'importRows'),
} as const satisfies Readonly<Record<string, View<unknown, Row> | LateView<unknown, Row>>>

type Views = typeof views
export type ViewName = keyof Views

type Parts<V> =
  V extends View<infer Args, infer R>
    ? { args: Args; row: R }
    : V extends LateView<infer Args, infer R>
      ? { args: Args; row: R }
      : never
/** What a view is asked with, and a row of its answer. */
export type ArgsOf<Name extends ViewName> = Parts<Views[Name]>['args']
export type RowOf<Name extends ViewName> = Parts<Views[Name]>['row']
