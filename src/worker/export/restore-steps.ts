import type { ExportedRecord } from '#domain/export/export-file.ts'
import { isSingle } from '#domain/export/export-kinds.ts'
import type { Planned } from '#domain/export/restore-plan.ts'
import type { OnDifferent, RestoreReport } from './export.calls.ts'

interface StepParts {
  readonly onDifferent: OnDifferent
  readonly put: (record: ExportedRecord) => Promise<void>
  readonly asCopy: (record: ExportedRecord) => ExportedRecord
  readonly hasCopy: (record: ExportedRecord) => boolean
}

type Counts = Omit<RestoreReport, 'blobs' | 'missingBlobs'>

/** Does with each record what its plan and the person's choice say, and counts. */
export function restoreSteps({ onDifferent, put, asCopy, hasCopy }: StepParts) {
  const counts = { added: 0, replaced: 0, copied: 0, kept: 0, same: 0, unfit: 0 }
  const count = (what: keyof Counts): void => {
    counts[what]++
  }

  async function takeDifferent(record: ExportedRecord): Promise<void> {
    if (onDifferent === 'theirs') {
      await put(record)
      count('replaced')
    } else if (onDifferent === 'both' && !isSingle(record.kind) && !hasCopy(record)) {
      await put(asCopy(record))
      count('copied')
    } else count('kept')
  }

  return {
    async take(plan: Planned): Promise<void> {
      if (plan.comparison === 'new') {
        await put(plan.record)
        count('added')
      } else if (plan.comparison === 'different') await takeDifferent(plan.record)
      else if (plan.comparison === 'newer-here') count('kept')
      else if (plan.comparison === 'same') count('same')
      else if (plan.comparison === 'unfit') count('unfit')
    },
    report: (): Counts => counts,
  }
}
