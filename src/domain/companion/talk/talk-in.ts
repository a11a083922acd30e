import { type AboutMe, aboutMe, aboutMeRecords } from '#domain/account/onboarding-about.ts'
import { type ConsentChoice, consentChoices } from '#domain/companion/talk/companion-choices.ts'
import {
  type CompanionManner,
  type CompanionSource,
  type CompanionStyle,
  companionConsents,
  companionManner,
  companionManners,
  companionSource,
  companionSources,
  companionStyles,
  ledgerEntries,
} from '#domain/companion/talk/companion-records.ts'
import { type TalkStep, talkPath } from '#domain/companion/talk/talk-path.ts'
import type { Entity, Records } from '#domain/entity/records.ts'
import { singleOf } from '#domain/entity/records.ts'
import { type JournalMessage, journalMessages } from '#domain/journal/journal-entry.ts'

/** Which talk: the one beside an entry; without an entry one that stands alone. */
export interface TalkOf {
  readonly entryUid: string | null
  /** Of a talk that stands alone; none: the one from before there were several. */
  readonly talkUid?: string | undefined
}

/** The messages of a talk in all their versions, in no order. */
export function messagesOf(records: Records, { entryUid, talkUid }: TalkOf): Entity<JournalMessage>[] {
  const found: Entity<JournalMessage>[] = []
  for (const message of records.of(journalMessages).values())
    if (message.data.entryId === entryUid && (entryUid !== null || message.data.talkId === talkUid))
      found.push(message)
  return found
}

/** The messages of all talks that stand alone, by their talk; '' those from before there were several. */
export function standaloneOf(records: Records): Map<string, Entity<JournalMessage>[]> {
  const found = new Map<string, Entity<JournalMessage>[]>()
  for (const message of records.of(journalMessages).values()) {
    if (message.data.entryId !== null) continue
    const key = message.data.talkId ?? ''
    const there = found.get(key)
    if (there) there.push(message)
    else found.set(key, [message])
  }
  return found
}

/** What of a talk is shown, in order. */
export const pathOf = (records: Records, talk: TalkOf): TalkStep<Entity<JournalMessage>>[] =>
  talkPath(messagesOf(records, talk))

/** The talk that a message belongs to. */
export const talkOf = ({ entryId, talkId }: JournalMessage): TalkOf => ({
  entryUid: entryId,
  ...(entryId === null && { talkUid: talkId }),
})

/** Where two devices chose at once, the stricter choice holds. Without any: never. */
export function consentOf(records: Records): ConsentChoice {
  const kept = [...records.of(companionConsents).values()]
  const choices = kept.map(({ data }) => consentChoices.indexOf(data.choice))
  return (choices.length > 0 && consentChoices[Math.min(...choices)]) || 'never'
}

/** Consent as it holds for one receiver: 'always' was said of one and is a question for every other. */
export function consentFor(records: Records, receiver: string): ConsentChoice {
  const choice = consentOf(records)
  const kept = [...records.of(companionConsents).values()]
  const isForOther = kept.some(({ data }) => data.receiver !== undefined && data.receiver !== receiver)
  return choice === 'always' && isForOther ? 'ask' : choice
}

/** Who answers. Before anybody chose: a cloud model where words may go to one, else this device. */
export function sourceOf(records: Records): CompanionSource {
  const chosen = singleOf(records, companionSources)
  const answers = consentOf(records) === 'never' ? 'device' : 'cloud'
  if (!chosen) return companionSource.parse({ answers, updatedAt: new Date(0).toISOString() })
  return chosen.answers === 'cloud' ? { ...chosen, answers } : chosen
}

export function styleOf(records: Records): CompanionStyle['style'] {
  const [kept] = records.of(companionStyles).values()
  return kept?.data.style ?? 'warm_supportive'
}

const mannerAtFirst = companionManner.parse({ updatedAt: new Date(0).toISOString() })

/** How it behaves; as everybody has it until the person chose. */
export const mannerOf = (records: Records): CompanionManner => ({
  ...mannerAtFirst,
  ...singleOf(records, companionManners),
})

const nothingSaid = aboutMe.parse({})

/** What the person said about themselves. */
export function aboutOf(records: Records): AboutMe {
  const [kept] = records.of(aboutMeRecords).values()
  return { ...nothingSaid, ...kept?.data }
}

/** How many words the ledger says have left this person's devices. */
export function wordsSentOf(records: Records): number {
  let words = 0
  for (const { data } of records.of(ledgerEntries).values()) words += data.words
  return words
}
