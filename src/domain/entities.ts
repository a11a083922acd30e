import { aboutMeRecords } from './account/onboarding-about.ts'
import { recoveryReminders, recoveryStates } from './account/recovery-state.ts'
import { calendarEvents } from './calendar/calendar-event.ts'
import { googleCalendars } from './calendar/google/google-records.ts'
import { reminderSettingsRecords, reminders } from './calendar/reminders/reminder.ts'
import { calendarFeeds, calendarSubscriptions } from './calendar/sharing/sharing-records.ts'
import {
  companionConsents,
  companionManners,
  companionSources,
  companionStyles,
  ledgerEntries,
} from './companion/talk/companion-records.ts'
import { standaloneTalks } from './companion/talk/talk.ts'
import { dashboardLayouts } from './dashboard/dashboard-layout.ts'
import type { EntityDefinition } from './entity/entity.ts'
import { dayLines } from './goals/records/day-line.ts'
import { goals } from './goals/records/goal.ts'
import {
  goalCustomFields,
  goalEvidences,
  goalMilestones,
  goalProgresses,
} from './goals/records/goal-parts.ts'
import { goalVisualizations, visualizationPreferences } from './goals/records/goal-visualization.ts'
import { guidedConversations } from './guided/guided-conversation.ts'
import { habits } from './habits/habit.ts'
import {
  habitCompletions,
  habitCues,
  habitInsights,
  habitRecommendations,
  habitSkips,
  habitStackItems,
  habitStacks,
} from './habits/habit-records.ts'
import { experiments } from './insights/experiments/experiment.ts'
import { returnLetters } from './insights/letters/return-letter.ts'
import {
  analyticsPreferenceRecords,
  insightAnswerRecords,
  relationshipCalibrations,
} from './insights/records.ts'
import { journalEntries, journalMessages } from './journal/journal-entry.ts'
import { journalInsights } from './journal/journal-insight.ts'
import { hiddenTemplates, journalTemplates } from './journal/templates/journal-template.ts'
import { pageHistories } from './journal/versions/page-history.ts'
import { memoryCorrections } from './memory/memory-correction.ts'
import { mindfulnessSessions, ownBreathingPatterns, soundPresets } from './mindfulness/mindfulness-records.ts'
import { careAnswers, carePreferences, ownContacts, safetyPlanRecords } from './safety/care-records.ts'
import { sampleLifeBatches } from './sample-life/sample-life-batch.ts'
import { myDayRecords } from './time/my-day-record.ts'
import { voiceConsents } from './voice/voice-consent.ts'

/** Every kind of thing that lives in the vault, by what it belongs to, in the order in which a person reads their names: a new kind is one more line. */
export const entityGroups = {
  Pages: [
    journalEntries,
    pageHistories,
    journalInsights,
    memoryCorrections,
    journalTemplates,
    hiddenTemplates,
  ],
  'The companion': [
    journalMessages,
    standaloneTalks,
    guidedConversations,
    companionConsents,
    companionSources,
    companionStyles,
    companionManners,
    ledgerEntries,
    voiceConsents,
  ],
  'When it is hard': [safetyPlanRecords, ownContacts, carePreferences, careAnswers],
  'Breath and sound': [mindfulnessSessions, ownBreathingPatterns, soundPresets],
  Goals: [
    goals,
    goalProgresses,
    goalMilestones,
    goalCustomFields,
    goalEvidences,
    goalVisualizations,
    visualizationPreferences,
    dayLines,
  ],
  Insights: [
    analyticsPreferenceRecords,
    relationshipCalibrations,
    insightAnswerRecords,
    experiments,
    returnLetters,
  ],
  Habits: [
    habits,
    habitCompletions,
    habitSkips,
    habitCues,
    habitStacks,
    habitStackItems,
    habitRecommendations,
    habitInsights,
  ],
  Calendar: [
    calendarEvents,
    reminders,
    reminderSettingsRecords,
    calendarSubscriptions,
    calendarFeeds,
    googleCalendars,
  ],
  'You and the app': [
    aboutMeRecords,
    myDayRecords,
    dashboardLayouts,
    recoveryStates,
    recoveryReminders,
    sampleLifeBatches,
  ],
} as const satisfies Readonly<Record<string, readonly EntityDefinition[]>>

/** All of them: what the store opens, what export and restore take, and what docs/entities.md and the privacy page name. */
export const entities: readonly EntityDefinition[] = Object.values(entityGroups).flat()

type AnyEntity = (typeof entityGroups)[keyof typeof entityGroups][number]
/** The names of all kinds. */
export type Kind = AnyEntity['kind']
/** The entity of a kind, as a type: its data and what one is made from follow from the name alone. */
export type EntityOf<K extends Kind> = Extract<AnyEntity, { readonly kind: K }>

const byKind: ReadonlyMap<string, EntityDefinition> = new Map(entities.map((one) => [one.kind, one]))

/** The entity of a kind; undefined for a kind that this program does not know. */
export const entityOfKind = (kind: string): EntityDefinition | undefined => byKind.get(kind)
