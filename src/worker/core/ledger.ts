import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { createOf } from './entity.ts'
import type { WorkerTools } from './worker-calls.ts'

/** Writes down that words leave this device, and for whom. */
export async function enterInLedger(
  tools: WorkerTools,
  line: { readonly receiver: string; readonly model?: string; readonly words: number; readonly why: string },
): Promise<void> {
  await createOf(tools, ledgerEntries, { ...line, at: new Date(tools.now()).toISOString() })
}
