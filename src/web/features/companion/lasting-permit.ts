import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { onLeaving } from '#web/lib/device/page-left.ts'
import type { Permit } from '#worker/companion/companion.calls.ts'

/** Permits that hold for one talk each, by the talk. They are kept nowhere else: with this tab, or with whoever leaves it, they are gone. */
let held: ReadonlyMap<string, Permit> = new Map()
const listeners = new Set<() => void>()

function hold(next: ReadonlyMap<string, Permit>): void {
  held = next
  for (const tell of listeners) tell()
}

const keyOf = ({ entryUid, talkUid }: TalkOf): string => `${entryUid} ${talkUid}`

export const permitFor = (talk: TalkOf): Permit | null => held.get(keyOf(talk)) ?? null

/** From now on words of this talk may go to the receiver without a question, without what was left out. */
export const permitForTalk = (talk: TalkOf, receiver: string, leftOut: readonly string[] = []): void =>
  hold(new Map(held).set(keyOf(talk), { to: 'cloud', receiver, leftOut, isForTalk: true }))

/** The talk is over. */
export const endPermitFor = (talk: TalkOf): void =>
  hold(new Map([...held].filter(([key]) => key !== keyOf(talk))))

/** Somebody chose anew whether words may go at all. */
export const endTalkPermits = (): void => hold(new Map())

/** Calls back when a permit begins or ends; gives back how to stop. */
export function watchPermits(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

onLeaving(endTalkPermits)
