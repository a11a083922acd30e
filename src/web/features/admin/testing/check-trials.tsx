import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { checkMyself } from '#worker/admin/admin.calls.ts'
import { sendNewJob, useAdminDo, useJob, useJobs } from '../use-admin.ts'
import { checkWords, databaseWords, driftWords } from './testing-words.ts'
import { Trial } from './trial.tsx'

/** Whether this device seals, derives and reads as published. */
export function DeviceTrial() {
  const vault = useVaultCalls()
  const check = useMutation({ networkMode: 'always', mutationFn: () => vault.run(checkMyself, null) })
  return (
    <Trial
      title="This device"
      about={
        check.data ? (
          <span role="status">{checkWords(check.data)}</span>
        ) : (
          'What it seals, derives and imports is held to published answers.'
        )
      }
    >
      <Button size="small" variant="outline" isPending={check.isPending} onClick={() => check.mutate()}>
        Check it
      </Button>
    </Trial>
  )
}

const seconds = 3

/** How far the clock of sound, by which breathing is heard, and the one of the screen come apart, in ms. */
async function measureDrift(): Promise<number> {
  const context = new AudioContext()
  try {
    await context.resume()
    // The first moments of a sound clock are spent on waking the device.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const first = context.getOutputTimestamp()
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    const last = context.getOutputTimestamp()
    const heardMs = 1_000 * ((last.contextTime ?? 0) - (first.contextTime ?? 0))
    return heardMs - ((last.performanceTime ?? 0) - (first.performanceTime ?? 0))
  } finally {
    await context.close()
  }
}

/** Whether breathing is heard when it is seen. */
export function BreathingTrial() {
  const measure = useMutation({ networkMode: 'always', mutationFn: measureDrift })
  const { data, isError, isPending } = measure
  return (
    <Trial
      title="The breathing clock"
      about={
        <span role="status">
          {isError
            ? 'This browser plays no sound now, so nothing could be measured.'
            : data === undefined
              ? 'How far what is heard and what is seen come apart.'
              : driftWords(data, seconds)}
        </span>
      }
    >
      <Button size="small" variant="outline" isPending={isPending} onClick={() => measure.mutate()}>
        Measure it
      </Button>
    </Trial>
  )
}

const check = 'database.check'
const everyJob = { category: undefined, status: undefined, skip: 0 }

export function DatabaseTrial() {
  const [jobId, setJobId] = useState<string>()
  const ask = useAdminDo(() => sendNewJob({ operation: check }))
  const { data } = useJobs(everyJob)
  if (data && !data.operations.some(({ name }) => name === check))
    return <Trial title="The database" about="PostgreSQL looks after its own pages." />
  return (
    <Trial
      title="The database"
      about={
        jobId ? (
          <CheckState jobId={jobId} />
        ) : (
          'The embedded one is looked through for damage, as a job. Nothing is changed.'
        )
      }
    >
      <Button
        size="small"
        variant="outline"
        isPending={ask.isPending}
        onClick={() => ask.mutate(undefined, { onSuccess: (answer) => setJobId(answer?.id) })}
      >
        Look through it
      </Button>
    </Trial>
  )
}

function CheckState({ jobId }: { jobId: string }) {
  const { data } = useJob(jobId)
  const words = data ? databaseWords(data.job) : null
  return <span role="status">{words ?? 'It is being looked through.'}</span>
}
