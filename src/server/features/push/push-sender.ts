import type { PushMessage, PushOutcome } from '#contract/calendar/push.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { countInHour } from '#server/core/http/throttle.ts'
import { noteUse } from '#server/core/last-uses.ts'
import { errorFields } from '#server/core/logs/logging.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { inRounds } from '../../core/rounds.ts'
import {
  type DuePush,
  dropSubscription,
  leaseDue,
  nextDueAt,
  pausePushes,
  type SubscriptionRow,
  settleSent,
} from './push.store.ts'
import { type PushKey, pushKeyOf } from './push-key.ts'

/** How long a push service keeps what it could not deliver, in seconds: a browser that was off hears of it within a day, and says how late it is. */
export const keptSeconds = 24 * 60 * 60
const atOnce = 20
/** Another server of this database may have been given instants of which this one knows nothing. */
const mostRestMs = 30_000

type Parts = Pick<AppDeps, 'db' | 'health' | 'keys' | 'config' | 'now'>
type Log = (fields: Record<string, unknown>) => void

/** What became of one push. `waitMs`: how long the push service asks to be left alone, where it does. */
type Answer = { readonly outcome: PushOutcome; readonly waitMs?: number }

export interface PushSender {
  /** Sends what is due, now; answers how many were taken up. */
  sendDue(): Promise<number>
  /** One message at once, outside the plan. */
  send(to: SubscriptionRow, message: PushMessage): Promise<PushOutcome>
  /** Begins to look, and looks again at once: there may be something earlier than was known. */
  wake(): void
  stop(): Promise<void>
}

/** Calls browsers at the instants that they named. Loads what encrypts when there is something to send. */
export function createPushSender(deps: Parts, log: Log): PushSender {
  const life = new AbortController()
  let key: Promise<PushKey> | undefined
  const ownKey = () => {
    key ??= pushKeyOf(deps)
    return key
  }
  const post = async (to: SubscriptionRow, message: PushMessage): Promise<Answer> => {
    const answer = await askPushService(deps, await ownKey(), to, message, life.signal).catch(
      (error: unknown) => {
        if (!life.signal.aborted) log({ event: 'connection_fault', task: 'push', ...errorFields(error) })
        return null
      },
    )
    if (answer && !answer.ok && !isGone(answer.status))
      log({ event: 'connection_fault', task: 'push', responseCode: answer.status })
    return answerOf(deps, to, answer)
  }
  /** Answers whether more may be sent to that browser. What was cut off by the server's own end is taken up again when its lease is over. */
  const settle = async (due: DuePush): Promise<boolean> => {
    const { outcome, waitMs = 0 } = (await overHour(deps, due.to.user_id)) ?? (await post(due.to, due.ring))
    if (life.signal.aborted) return false
    if (outcome === 'sent') await settleSent(deps.db, due)
    else if (outcome === 'gone') await dropSubscription(deps.db, due.to.session_id)
    else await pausePushes(deps.db, due, deps.now() + waitMs)
    return outcome === 'sent'
  }
  const sendRound = async (): Promise<number> => {
    const nowMs = deps.now()
    const leaseEnd = nowMs + deps.config.limits.pushLeaseMs
    const due = await leaseDue(deps.db, { nowMs, leaseEnd, most: atOnce })
    // One after the other for a browser, so that a pause holds for those behind; browsers beside each other.
    const byBrowser = Map.groupBy(due, ({ to }) => to.session_id)
    await Promise.all(
      Array.from(byBrowser.values(), async (ofOne) => {
        for (const one of ofOne) if (!(await settle(one))) return
      }),
    )
    return due.length
  }
  // Rounds that are asked for while one is under way come after it.
  let last: Promise<unknown> = Promise.resolve()
  const sendDue = (): Promise<number> => {
    const round = last.then(sendRound)
    last = round.catch(() => undefined)
    return round
  }
  const rounds = inRounds(
    deps,
    { task: 'push', work: sendDue, nextAt: () => nextDueAt(deps.db, deps.now()), mostRestMs },
    log,
  )
  return {
    sendDue,
    wake: rounds.wake,
    async stop() {
      life.abort()
      await rounds.stop()
    },
    async send(to, message) {
      const { outcome } = await post(to, message)
      if (outcome === 'gone') await dropSubscription(deps.db, to.session_id)
      return outcome
    },
  }
}

/** Counts a push to somebody, or answers how long they have to wait: push services may turn away a server that sends without end. */
const overHour = (deps: Parts, userId: number): Promise<Answer | null> =>
  countInHour(deps, 'push', String(userId), deps.config.limits.pushesPerHour).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error
      return { outcome: 'later', waitMs: error.retryAfterMs ?? 0 }
    },
  )

/** The push service does not know the browser any more, or does not take this server's key for it: it never will again. */
const isGone = (status: number): boolean => [401, 403, 404, 410].includes(status)

function answerOf({ config, now }: Parts, { failures }: SubscriptionRow, answer: Response | null): Answer {
  const { pushWaitMs, mostPushWaitMs } = config.limits
  if (answer?.ok) {
    noteUse(config, true, 'push')
    return { outcome: 'sent' }
  }
  if (answer && isGone(answer.status)) return { outcome: 'gone' }
  const ownWait = Math.min(mostPushWaitMs, pushWaitMs * 2 ** Math.min(failures, 20))
  const asked = retryAfterMs(answer?.headers.get('retry-after') ?? null, now())
  return {
    outcome: 'later',
    waitMs: asked === null ? ownWait : Math.min(mostPushWaitMs, Math.max(1_000, asked)),
  }
}

/** Ms that a Retry-After asks for, which is seconds or a date; null: it says nothing that can be read. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs)
}

async function askPushService(
  { config }: Parts,
  { publicKey, privateKey }: PushKey,
  { endpoint, p256dh, auth }: SubscriptionRow,
  message: PushMessage,
  ended: AbortSignal,
): Promise<Response> {
  const { default: webPush } = await import('web-push')
  const { headers, body, method } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      TTL: keptSeconds,
      urgency: 'high',
      // What was not delivered yet is replaced by the same ring sent again.
      topic: message.id,
      vapidDetails: { subject: subjectOf(config), publicKey, privateKey },
    },
  )
  const answer = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name !== 'Content-Length')
        .map(([name, value]) => [name, String(value)]),
    ),
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.any([AbortSignal.timeout(config.limits.pushAnswerMs), ended]),
  })
  await answer.body?.cancel()
  return answer
}

/** Whom a push service may write to about this server (RFC 8292, 2.1). */
function subjectOf({ contact, publicUrl }: AppDeps['config']): string {
  if (contact) return `mailto:${contact}`
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:nobody@inkwell.invalid'
}
