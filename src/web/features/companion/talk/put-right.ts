import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import type { Day } from '#domain/time/day.ts'
import { sameVisit } from '#web/lib/device/page-left.ts'
import { toast } from '#web/lib/toasts.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { findMessage } from '#worker/companion/companion.calls.ts'
import { type SaidOfMemory, sayOfMemory, unsayOfMemory } from '#worker/memory/memory.calls.ts'

/** One thing that can be put right about a sentence that the companion used. */
export interface Correction {
  readonly label: string
  /** What will happen, in a sentence. */
  readonly tells: string
  /** What was done. */
  readonly done: string
  /** 'this talk': which one that is has to be looked up first. */
  readonly said: SaidOfMemory | 'this talk'
}

/** What can be said of a sentence: of the fact and the person that memory took it for, and always of its page or talk. */
export function correctionsFor(receipt: Receipt, today: Day): Correction[] {
  const { entryUid, isFromTalk, quote, remembered: { fact, who } = {} } = receipt
  const ofFact = fact && ({ type: 'fact', fact: fact.key, what: fact.what } as const)
  return [
    ...(ofFact && fact.holds
      ? [
          {
            label: 'Not true any more',
            tells: 'From today it counts as over, and as something that was so before.',
            done: 'No longer true from today',
            said: { ...ofFact, verdict: 'over', until: today } as const,
          },
        ]
      : []),
    ...(ofFact
      ? [
          {
            label: 'That was never true',
            tells: 'It is struck out of memory and not learnt again from any page.',
            done: 'Struck out, and not learnt again',
            said: { ...ofFact, verdict: 'never' } as const,
          },
        ]
      : []),
    ...(who
      ? [
          {
            label: `This is not ${who.name}`,
            tells: `What ${isFromTalk ? 'was said here' : 'this page says'} under that name is no longer taken for ${who.name}.`,
            done: `Not ${who.name} here`,
            said: { type: 'not-here', ...who, entryId: entryUid, quote: quote.slice(0, 500) } as const,
          },
        ]
      : []),
    isFromTalk
      ? {
          label: 'Don’t bring this talk up again',
          tells: 'Memory and the companion leave what you said in it alone; the talk itself stays.',
          done: 'That talk is not brought up again',
          said: 'this talk',
        }
      : {
          label: 'Don’t bring this page up again',
          tells: 'Memory and the companion leave it alone; its words stay, and your search still finds them.',
          done: 'That page is not brought up again',
          said: { type: 'never-page', entryId: entryUid },
        },
  ]
}

const inMemoryLane = { description: 'It is listed in Memory Lane, under “Put right”.' }

/** Keeps a correction, and offers to undo it. */
export async function putRight(
  vault: Pick<VaultCalls, 'run'>,
  { entryUid }: Pick<Receipt, 'entryUid'>,
  { said, done }: Pick<Correction, 'said' | 'done'>,
): Promise<void> {
  const isHere = sameVisit()
  try {
    const whole = said === 'this talk' ? neverTalk(await vault.run(findMessage, { uid: entryUid })) : said
    if (!whole) return isHere() ? void toast({ title: 'That talk is no longer there' }) : undefined
    const uid = await vault.run(sayOfMemory, { of: null, said: whole })
    if (isHere()) offerUndo(done, () => vault.run(unsayOfMemory, { of: null, uid }), inMemoryLane)
  } catch (error) {
    if (isHere()) sayFailed(error)
  }
}

const neverTalk = (talk: TalkOf | null): SaidOfMemory | null =>
  talk && { type: 'never-talk', talk: talk.entryUid ?? talk.talkUid ?? null }
