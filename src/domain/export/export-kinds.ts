import type { z } from 'zod'
import { aboutMe, aboutMeKind } from '../account/onboarding-about.ts'
import { recoveryReminderKind, recoveryStateKind } from '../account/recovery-state.ts'
import {
  companionConsent,
  companionConsentKind,
  companionManner,
  companionMannerKind,
  companionSource,
  companionSourceKind,
  companionStyle,
  companionStyleKind,
  ledgerEntry,
  ledgerEntryKind,
} from '../companion/companion-records.ts'
import { talkKind, talkRecord } from '../companion/talk.ts'
import {
  journalEntry,
  journalEntryKind,
  journalMessage,
  journalMessageKind,
} from '../journal/journal-entry.ts'
import { journalInsight, journalInsightKind } from '../journal/journal-insight.ts'
import {
  journalTemplate,
  journalTemplateKind,
  templateShelf,
  templateShelfKind,
} from '../journal/templates/journal-template.ts'
import {
  breathingPatternKind,
  mindfulnessSession,
  mindfulnessSessionKind,
  ownBreathingPattern,
  soundPreset,
  soundPresetKind,
} from '../mindfulness/mindfulness-records.ts'
import {
  careAnswer,
  careAnswerKind,
  careChoices,
  careChoicesKind,
  ownContact,
  ownContactKind,
  safetyPlan,
  safetyPlanKind,
} from '../safety/care-records.ts'
import { myDayKind, myDayRecord } from '../time/my-day-record.ts'
import { voiceConsent, voiceConsentKind } from '../voice/voice-consent.ts'

interface KindInFiles {
  /** What a person calls many of them. */
  readonly name: string
  /** What data has to be to be let in; without one any object is. */
  readonly schema?: z.ZodType<object>
  /** There is one in a vault: what comes in takes its place instead of standing beside it. */
  readonly isSingle?: boolean
}

const kinds: Readonly<Record<string, KindInFiles>> = {
  [journalEntryKind]: { name: 'Journal entries', schema: journalEntry },
  [journalMessageKind]: { name: 'Messages', schema: journalMessage },
  [talkKind]: { name: 'Talks', schema: talkRecord },
  [journalInsightKind]: { name: 'What you said of readings', schema: journalInsight },
  [companionConsentKind]: { name: 'Consent', schema: companionConsent, isSingle: true },
  [companionStyleKind]: { name: 'Style of the companion', schema: companionStyle, isSingle: true },
  [ledgerEntryKind]: { name: 'Ledger', schema: ledgerEntry },
  history: { name: 'Earlier versions' },
  [companionMannerKind]: { name: 'Manner of the companion', schema: companionManner, isSingle: true },
  [companionSourceKind]: { name: 'Who answers', schema: companionSource, isSingle: true },
  [aboutMeKind]: { name: 'About you', schema: aboutMe, isSingle: true },
  [journalTemplateKind]: { name: 'Templates', schema: journalTemplate },
  [templateShelfKind]: { name: 'Hidden templates', schema: templateShelf, isSingle: true },
  [voiceConsentKind]: { name: 'Consent to a voice', schema: voiceConsent, isSingle: true },
  [mindfulnessSessionKind]: { name: 'Mindfulness sessions', schema: mindfulnessSession },
  [breathingPatternKind]: { name: 'Breathing patterns', schema: ownBreathingPattern },
  [soundPresetKind]: { name: 'Kept sounds', schema: soundPreset },
  [safetyPlanKind]: { name: 'Safety plan', schema: safetyPlan },
  [ownContactKind]: { name: 'Own contacts', schema: ownContact },
  [careChoicesKind]: { name: 'How the card is shown', schema: careChoices, isSingle: true },
  [careAnswerKind]: { name: 'Answers to the card', schema: careAnswer },
  [myDayKind]: { name: 'My day', schema: myDayRecord, isSingle: true },
}

/** What belongs to one vault and its keys, and would be wrong in another. */
const ofTheVault: ReadonlySet<string> = new Set([
  'tombstone',
  'manifest',
  recoveryStateKind,
  recoveryReminderKind,
])

/** True for what a person wrote or decided: it goes into exports and comes out of them. */
export const isExported = (kind: string): boolean => !ofTheVault.has(kind)

export const schemaOf = (kind: string): z.ZodType<object> | undefined => kinds[kind]?.schema
export const isSingle = (kind: string): boolean => kinds[kind]?.isSingle === true

/** 'Journal entries' for journal_entry; an unknown kind by its own words: 'Habit completion'. */
export function kindName(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return kinds[kind]?.name ?? words.charAt(0).toUpperCase() + words.slice(1)
}
