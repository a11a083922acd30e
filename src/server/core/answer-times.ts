import type { FastifyInstance } from 'fastify'
import { percentile } from '#domain/jobs/job.ts'

const most = 5_000
const hourMs = 60 * 60 * 1000

export interface AnswerTimes {
  readonly count: number
  readonly medianMs: number | null
  readonly p95Ms: number | null
}

/** Notes how long each request of the last hour took, the last 5,000 of them: a number each, and nothing about who asked for what. */
export function timeAnswers(app: FastifyInstance, now: () => number): () => AnswerTimes {
  const noted: { readonly at: number; readonly ms: number }[] = []
  app.addHook('onResponse', async (_request, reply) => {
    noted.push({ at: now(), ms: reply.elapsedTime })
    if (noted.length > most) noted.shift()
  })
  return () => {
    const recent = noted.filter(({ at }) => at > now() - hourMs).map(({ ms }) => ms)
    return { count: recent.length, medianMs: percentile(recent, 0.5), p95Ms: percentile(recent, 0.95) }
  }
}
