import { parentPort } from 'node:worker_threads'
import type { EngineAnswers, EngineJob } from './companion-engine.ts'

/** What the thread says: that it has loaded everything, then an answer or a fault for each job. */
export type EngineMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: EngineAnswers[EngineJob['kind']] }
  | { readonly kind: 'fault'; readonly error: unknown }

/** The thread's side: answers one job after the other. */
export function answerJobs(run: (job: EngineJob) => Promise<EngineAnswers[EngineJob['kind']]>): void {
  const say = (news: EngineMessage): void => parentPort?.postMessage(news)
  parentPort?.on('message', (job: EngineJob) => {
    run(job).then(
      (answer) => say({ kind: 'answer', answer }),
      (error: unknown) => say({ kind: 'fault', error }),
    )
  })
  say({ kind: 'ready' })
}
