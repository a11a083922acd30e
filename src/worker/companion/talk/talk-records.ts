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
import { nextInstant, type TalkStep, talkPath } from '#domain/companion/talk/talk-path.ts'
import { singleOf } from '#domain/entity/records.ts'
import { type JournalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { patchOf } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { TalkOf } from '../companion.calls.ts'

/** The messages of a talk in all their versions, in no order. */
export function messagesOf(store: Store, { entryUid, talkUid }: TalkOf): Entity<JournalMessage>[] {
  const found: Entity<JournalMessage>[] = []
  for (const message of store.of(journalMessages).values())
    if (message.data.entryId === entryUid && (entryUid !== null || message.data.talkId === talkUid))
      found.push(message)
  return found
}

/** What of a talk is shown, in order. */
export const pathOf = (store: Store, talk: TalkOf): TalkStep<Entity<JournalMessage>>[] =>
  talkPath(messagesOf(store, talk))

/** The talk that a message belongs to. */
export const talkOf = ({ entryId, talkId }: JournalMessage): TalkOf => ({
  entryUid: entryId,
  ...(entryId === null && { talkUid: talkId }),
})

/** Instant, ISO, for what is said in a talk now. */
export const instantIn = (tools: WorkerTools, talk: TalkOf): string =>
  new Date(nextInstant(messagesOf(tools.session.store, talk), tools.now())).toISOString()

/** Goes back to a version of a message. */
export async function showAgain(tools: WorkerTools, uid: string): Promise<void> {
  const message = tools.session.store.of(journalMessages).get(uid)
  if (!message) return
  const shownAt = instantIn(tools, talkOf(message.data))
  await patchOf(tools, journalMessages, uid, { shownAt })
}

/** Where two devices chose at once, the stricter choice holds. Without any: never. */
export function consentOf(store: Store): ConsentChoice {
  const kept = [...store.of(companionConsents).values()]
  const choices = kept.map(({ data }) => consentChoices.indexOf(data.choice))
  return (choices.length > 0 && consentChoices[Math.min(...choices)]) || 'never'
}

/** Consent as it holds for one receiver: 'always' was said of one and is a question for every other. */
export function consentFor(store: Store, receiver: string): ConsentChoice {
  const choice = consentOf(store)
  const kept = [...store.of(companionConsents).values()]
  const isForOther = kept.some(({ data }) => data.receiver !== undefined && data.receiver !== receiver)
  return choice === 'always' && isForOther ? 'ask' : choice
}

/** Who answers. Before anybody chose: a cloud model where words may go to one, else this device. */
export function sourceOf(store: Store): CompanionSource {
  const chosen = singleOf(store, companionSources)
  const answers = consentOf(store) === 'never' ? 'device' : 'cloud'
  if (!chosen) return companionSource.parse({ answers, updatedAt: new Date(0).toISOString() })
  return chosen.answers === 'cloud' ? { ...chosen, answers } : chosen
}

export function styleOf(store: Store): CompanionStyle['style'] {
  const [kept] = store.of(companionStyles).values()
  return kept?.data.style ?? 'warm_supportive'
}

const mannerAtFirst = companionManner.parse({ updatedAt: new Date(0).toISOString() })

/** How it behaves; as everybody has it until the person chose. */
export const mannerOf = (store: Store): CompanionManner => ({
  ...mannerAtFirst,
  ...singleOf(store, companionManners),
})

const nothingSaid = aboutMe.parse({})

/** What the person said about themselves. */
export function aboutOf(store: Store): AboutMe {
  const [kept] = store.of(aboutMeRecords).values()
  return { ...nothingSaid, ...kept?.data }
}

/** How many words the ledger says have left this person's devices. */
export function wordsSentOf(store: Store): number {
  let words = 0
  for (const { data } of store.of(ledgerEntries).values()) words += data.words
  return words
}
