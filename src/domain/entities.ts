import { aboutMeRecords } from './account/onboarding-about.ts'
import { recoveryReminders, recoveryStates } from './account/recovery-state.ts'
import {
  companionConsents,
  companionManners,
  companionSources,
  companionStyles,
  ledgerEntries,
} from './companion/companion-records.ts'
import { standaloneTalks } from './companion/talk.ts'
import type { EntityDefinition } from './entity.ts'
import { journalEntries, journalMessages } from './journal/journal-entry.ts'
import { journalInsights } from './journal/journal-insight.ts'
import { pageHistories } from './journal/page-history.ts'
import { hiddenTemplates, journalTemplates } from './journal/templates/journal-template.ts'
import { mindfulnessSessions, ownBreathingPatterns, soundPresets } from './mindfulness/mindfulness-records.ts'
import { careAnswers, carePreferences, ownContacts, safetyPlanRecords } from './safety/care-records.ts'
import { myDayRecords } from './time/my-day-record.ts'
import { voiceConsents } from './voice/voice-consent.ts'

/**
 * Every kind of thing that lives in the vault, in the order in which a person reads their names. Export, restore, the store, docs/entities.md and the
 * privacy page read this list: a new kind is one more line.
 */
export const entities: readonly EntityDefinition[] = [
  journalEntries,
  journalMessages,
  journalInsights,
  journalTemplates,
  hiddenTemplates,
  standaloneTalks,
  companionConsents,
  pageHistories,
  companionSources,
  companionStyles,
  companionManners,
  ledgerEntries,
  voiceConsents,
  recoveryStates,
  recoveryReminders,
  aboutMeRecords,
  safetyPlanRecords,
  ownContacts,
  carePreferences,
  careAnswers,
  mindfulnessSessions,
  ownBreathingPatterns,
  soundPresets,
  myDayRecords,
]

const byKind: ReadonlyMap<string, EntityDefinition> = new Map(entities.map((one) => [one.kind, one]))

/** The entity of a kind; undefined for a kind that this program does not know. */
export const entityOfKind = (kind: string): EntityDefinition | undefined => byKind.get(kind)
