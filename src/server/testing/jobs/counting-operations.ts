import { appendFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import type { JobOperation } from '#server/core/jobs/job-operation.ts'

/** Where a job counts that its work was written. */
export const counterOf = (id: string): string => `test-job-${id}`

const common = { category: 'analytics', about: 'A test', retryDelay: 5, isAskable: false } as const

/**
 * Work of `workMs` that writes down each beginning in a file, at once, and its end in the database: `many` may be tried again, `once` may not.
 */
export function countingOperations(
  startsFile: string,
  workMs = 15,
): { many: JobOperation; once: JobOperation } {
  const run: JobOperation['run'] = async ({ id }) => {
    appendFileSync(startsFile, `${id}\n`)
    await after(workMs)
    return {
      result: null,
      effects: async (all) => {
        await all
          .insertInto('counters')
          .values({ name: counterOf(id), value: 1 })
          .onConflict((same) =>
            same.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })),
          )
          .execute()
      },
    }
  }
  return {
    many: { ...common, name: 'test.many', maxRetries: 25, run },
    once: { ...common, name: 'test.once', maxRetries: 0, run },
  }
}
