import { useNavigate, useSearch } from '@tanstack/react-router'
import { jobCategories } from '#domain/jobs/job.ts'
import { jobStatuses } from '#domain/jobs/job-status.ts'
import type { WhichJobs } from './use-admin.ts'

/** Which jobs are looked at, as the address says, so that they are there again after a reload; what it says wrongly is passed over. */
export function useWhichJobs(): readonly [WhichJobs, (next: Partial<WhichJobs>) => void] {
  const asked = useSearch({ strict: false })
  const navigate = useNavigate()
  const chosen = {
    category: jobCategories.find((one) => one === asked.category),
    status: jobStatuses.find((one) => one === asked.status),
    operation: asked.operation,
    skip: Math.max(0, Math.floor(asked.from ?? 0)),
  }
  const choose = (next: Partial<WhichJobs>): void => {
    const { category, status, operation, skip } = { ...chosen, skip: 0, ...next }
    const search = { category, status, operation, from: skip || undefined }
    void navigate({ to: '/admin/jobs', search, replace: true, resetScroll: false })
  }
  return [chosen, choose]
}
