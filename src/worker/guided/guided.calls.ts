import type { PageLine, Strength } from '#domain/guided/guided-conversation.ts'
import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Begins a conversation and answers its uid. `from`: the page that led here, and the words of it, if any. */
export const beginGuided = command<
  { method: GuidedMethodId; from: { readonly entryUid: string; readonly quote: string } | null },
  string
>('guided.begin')

/** What changes at one step; what is left out stays. An empty answer takes the answer away. */
export interface GuidedChange {
  readonly answer?: string
  readonly strengths?: readonly Strength[]
  readonly lines?: readonly PageLine[]
}

/** Keeps what changed at a step, which is the open one from now on. Throws GoneError. */
export const changeGuided = command<{ uid: string; step: string; change: GuidedChange }, void>(
  'guided.change',
)

/** Lines of the person's own pages that may help with a step, the nearest first; none where nothing was written that they could be near. */
export const findGuidedLines = command<{ uid: string; step: string }, readonly PageLine[]>('guided.lines')

/** Makes a page of what was answered, or writes it anew where there is one; answers the page's uid. Throws GoneError. */
export const endGuided = command<{ uid: string }, string>('guided.end')
