import type { LocalItem } from '#vault/ports/ports.ts'
import type { SealedContent } from '#vault/seal/seal-record.ts'
import type { Sealer } from '../record-repository.ts'

export const draftPrefix = 'draft/'
const draftKind = 'draft'

/** What is being typed: the record as it would be, and as it was when typing began; null: there was none. */
export interface Draft {
  readonly kind: string
  readonly schemaVersion: number
  readonly data: unknown
  readonly from: unknown
}

/** Where the draft of one tab of one thing lies, and what it is bound to. */
export const draftKey = (uid: string, tabId: string): string => `${draftPrefix}${uid}/${tabId}`

/** The thing and the tab of a draft's path; null for a path that is none. */
export function draftPlace(key: string): { uid: string; tabId: string } | null {
  const [, uid, tabId] = /^draft\/([^/]+)\/([^/]+)$/.exec(key) ?? []
  return uid !== undefined && tabId !== undefined ? { uid, tabId } : null
}

export async function sealDraft(sealer: Sealer, key: string, draft: Draft): Promise<LocalItem> {
  return { key, sealed: await sealer.seal(key, 0, { kind: draftKind, schemaVersion: 1, data: draft }) }
}

/** Null: it does not open here, or is something else. */
export async function openDraft(sealer: Sealer, { key, sealed }: LocalItem): Promise<Draft | null> {
  const opened: SealedContent | null = await sealer.open(key, 0, sealed).catch(() => null)
  if (opened?.kind !== draftKind || typeof opened.data !== 'object' || opened.data === null) return null
  // Drafts of before say no version: they are of the first.
  const { kind, schemaVersion = 1, data, from } = opened.data as Partial<Draft>
  return typeof kind === 'string' && data !== undefined
    ? { kind, schemaVersion, data, from: from ?? null }
    : null
}
