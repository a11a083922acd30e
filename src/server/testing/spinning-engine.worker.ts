import { runEngine } from '../features/companion/companion-engine.ts'
import { answerJobs } from '../features/companion/engine-jobs.ts'

const spins = (text: string): boolean => text.includes('spin for ever')

/** The real engines, but for one sentence that they never come to an end with, and one that they break on. */
answerJobs(async (job) => {
  const text = job.kind === 'read' ? job.message.content : job.request.message
  while (spins(text)) Math.sqrt(text.length)
  if (text.includes('break')) throw new Error('planted')
  if (text.includes('end the thread')) process.exit(3)
  return runEngine(job)
})
