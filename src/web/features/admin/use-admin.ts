import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { expectedTrouble, troubleSentence } from '#browser/failure-sentences.ts'
import { call, RefusedError } from '#browser/request.ts'
import type { AuditEntry } from '#contract/admin/admin.ts'
import type { addJobByHand } from '#contract/admin/jobs.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { JobCategory } from '#domain/jobs/job.ts'
import { isEnded, type JobStatus } from '#domain/jobs/job-status.ts'
import { toast } from '#web/lib/toasts.ts'
import { askJobsAgainMs } from './admin-words.ts'

/** Fetched when it is needed, as everything of this feature is. */
const admin = () => import('#contract/admin/admin.ts')
const jobs = () => import('#contract/admin/jobs.ts')
export const adminKey = ['/api/admin']
const soonMs = 2_000
const overviewMs = 60_000

export const useOverview = () =>
  useQuery({
    queryKey: [...adminKey, 'overview'],
    queryFn: async ({ signal }) => call((await admin()).readOverview, { signal }),
    refetchInterval: overviewMs,
  })

export const usePeople = (search: string, skip: number) =>
  useQuery({
    queryKey: [...adminKey, 'people', search, skip],
    queryFn: async ({ signal }) => call((await admin()).listPeople, { query: { search, skip }, signal }),
    placeholderData: keepPreviousData,
  })

type BeforeAudit = Pick<AuditEntry, 'at' | 'id'> | undefined

export interface WhichAudit {
  readonly action?: string | undefined
  /** A username, or the number of an account. */
  readonly person?: string | undefined
}

const auditQuery = (before: BeforeAudit, { action, person }: WhichAudit) => ({
  action,
  person,
  ...(before && { beforeAt: before.at, beforeId: before.id }),
})

export const useAudit = (before?: BeforeAudit, which: WhichAudit = {}) =>
  useQuery({
    queryKey: [...adminKey, 'audit', before?.id ?? '', which],
    queryFn: async ({ signal }) =>
      call((await admin()).readAudit, { query: auditQuery(before, which), signal }),
    placeholderData: keepPreviousData,
  })

const mostLines = 500

/** Every line of the audit log that is looked for, the latest first. */
export async function readWholeAudit(which: WhichAudit): Promise<AuditEntry[]> {
  const { readAudit } = await admin()
  const all: AuditEntry[] = []
  for (;;) {
    const query = { ...auditQuery(all.at(-1), which), most: mostLines }
    const answer = await call(readAudit, { query })
    if (!answer) throw new RefusedError(401, '', 'Unauthorized')
    all.push(...answer.entries)
    if (answer.entries.length < mostLines) return all
  }
}

export const useSwitches = () =>
  useQuery({
    queryKey: [...adminKey, 'switches'],
    queryFn: async ({ signal }) => call((await admin()).readSwitches, { signal }),
  })

export interface WhichJobs {
  readonly category: JobCategory | undefined
  readonly status: JobStatus | undefined
  readonly operation?: string | undefined
  readonly skip: number
}

export const useJobs = (which: WhichJobs) =>
  useQuery({
    queryKey: [...adminKey, 'jobs', which],
    queryFn: async ({ signal }) => call((await jobs()).listJobs, { query: which, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data ? askJobsAgainMs(data) : soonMs),
  })

export const useJob = (jobId: string) =>
  useQuery({
    queryKey: [...adminKey, 'job', jobId],
    queryFn: async ({ signal }) => call((await jobs()).readJob, { params: { jobId }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isEnded(data.job.status) ? false : soonMs),
  })

export const useTesting = () =>
  useQuery({
    queryKey: [...adminKey, 'testing'],
    queryFn: async ({ signal }) => call((await admin()).readTesting, { signal }),
  })

type Act<Args, Result> = (args: Args) => Promise<Result>

function logUnexpected(error: Error): void {
  if (expectedTrouble(error) === null) console.error(error)
}

function sayRefused(error: Error): void {
  logUnexpected(error)
  toast({ title: 'This was not done', description: troubleSentence(error), variant: 'destructive' })
}

function useAct<Args, Result>(
  act: Act<Args, Result>,
  done: string | undefined,
  onError: (error: Error) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adminKey })
      if (done) toast({ title: done })
    },
    onError,
  })
}

/** Something that an admin does, with its state; what all pages of admins show is asked again after it, and a refusal is said. */
export const useAdminDo = <Args, Result>(act: Act<Args, Result>, done?: string) =>
  useAct(act, done, sayRefused)

/** The same in a dialog that asks for the password, which says a refusal itself. */
export const useProvenDo = <Args, Result>(act: Act<Args, Result>, done?: string) =>
  useAct(act, done, logUnexpected)

export const sendEndOfAnnouncement = async () =>
  call((await admin()).announce, { body: { announcement: null } })

export const sendPriority = async ({ jobId, priority }: { jobId: string; priority: number }) =>
  call((await jobs()).changeJob, { params: { jobId }, body: { action: 'prioritise', priority } })

export const sendNewJob = async (body: BodyOf<typeof addJobByHand>) =>
  call((await jobs()).addJobByHand, { body })

export const sendEndOfPause = async () => call((await jobs()).pauseJobs, { body: { isPaused: false } })

export const sendTestMail = async () => call((await admin()).sendTestMail, {})
