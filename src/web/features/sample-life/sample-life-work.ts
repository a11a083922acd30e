import { toast } from '#web/lib/toasts.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import {
  fillSampleLife,
  removeSampleLife,
  type SampleLifeEvent,
} from '#worker/sample-life/sample-life.calls.ts'

/** What is being done with the sample life: `done` of `of` records. */
interface SampleLifeWork {
  readonly is: 'filling' | 'removing'
  readonly done: number
  readonly of: number
}

const work = watchedValue<SampleLifeWork | null>(null)
/** How often the sample life has come or gone: a page that looked at an empty vault looks again. */
export const sampleLifeTurns = watchedValue(0)
let stop = new AbortController()

const staysWords = (count: number): string =>
  count === 0
    ? 'Everything that you wrote yourself is still here.'
    : `${count === 1 ? 'One thing' : `${count} things`} that you added words to stayed, with everything of your own.`

async function run(vault: VaultCalls, is: SampleLifeWork['is']): Promise<void> {
  if (work.read()) return
  stop = new AbortController()
  const { signal } = stop
  work.write({ is, done: 0, of: 0 })
  const heard = (event: SampleLifeEvent) => {
    if (event.is === 'progress') work.write({ is, done: event.done, of: event.of })
    else if (is === 'removing')
      toast({ title: 'The sample life is gone', description: staysWords(event.stays) })
  }
  try {
    await vault.stream(is === 'filling' ? fillSampleLife : removeSampleLife, null, heard, signal)
  } catch (error) {
    if (!signal.aborted) sayFailed(error)
  } finally {
    work.write(null)
    sampleLifeTurns.write(sampleLifeTurns.read() + 1)
  }
}

/** The sample life in this vault, and what can be done with it. */
export function useSampleLife() {
  const vault = useVaultCalls()
  const { rows, isReady } = useEntities('sample_life')
  return {
    isReady,
    isHere: rows.length > 0,
    work: useWatched(work),
    fill: () => void run(vault, 'filling'),
    remove: () => void run(vault, 'removing'),
    cancel: () => stop.abort(),
  }
}
