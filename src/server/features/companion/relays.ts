import type { z } from 'zod'
import type { companionStatus } from '#contract/companion.ts'
import { fieldError } from '#server/core/http/app-error.ts'
import { noteUse } from '#server/core/last-uses.ts'
import { type ProviderConfig, readProviders } from '../../ai/provider-config.ts'
import { createRelay, defaultRelayLimits, type Relay, RelayFault } from '../../ai/relay.ts'
import { throughTrouble } from '../../ai/staged-trouble.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { preferModel, preferredModelOf } from './relays.store.ts'

type Status = z.output<typeof companionStatus.answer>

/** A relay of which it is remembered how its last answer went, unless its trouble was staged. */
const noting = (relay: Relay, { id }: ProviderConfig, { env, trials }: Omit<Parts, 'db'>): Relay => ({
  ...relay,
  async *reply(request, signal) {
    const note = (isWell: boolean): void => {
      if (trials.providerTrouble === 'none' && !signal.aborted) noteUse(env, isWell, id)
    }
    try {
      for await (const chunk of relay.reply(request, signal)) {
        if (chunk.isComplete) note(true)
        yield chunk
      }
    } catch (error) {
      note(false)
      throw error
    }
  },
})

/** A relay for each provider that is configured, and whose turn it is for whom. */
export interface Relays {
  statusFor(userId: number): Promise<Status>
  /** Throws a field error when no such provider is configured. */
  prefer(userId: number, provider: string): Promise<Status>
  /** `wanted`, else the one that this person prefers, else the first; null: there is none. Throws a `RelayFault` when `wanted` is not there. */
  relayFor(userId: number, wanted: string | undefined): Promise<Relay | null>
  /** Somebody is about to talk. */
  prepare(userId: number): void
}

const gone = 'This server no longer passes words on to that model. Choose another one in the settings.'

type Parts = Pick<AppDeps, 'db' | 'env' | 'trials'>

export function createRelays({ db, env, trials }: Parts): Relays {
  const providers = readProviders(env)
  const ask = throughTrouble(() => trials.providerTrouble)
  const relays = new Map(
    providers.map((provider) => {
      const relay = createRelay(provider, defaultRelayLimits, ask)
      return [provider.id as string, noting(relay, provider, { env, trials })]
    }),
  )
  const listed = providers.map(({ id, name, model, baseUrl }) => ({ id, name, model, host: baseUrl.host }))
  const preferredBy = async (userId: number): Promise<string | undefined> => {
    const preferred = await preferredModelOf(db, userId)
    return listed.find(({ id }) => id === preferred)?.id ?? listed[0]?.id
  }
  const statusFor = async (userId: number): Promise<Status> => {
    const preferred = await preferredBy(userId)
    return { provider: listed.find(({ id }) => id === preferred) ?? null, providers: listed }
  }
  const relayFor = async (userId: number, wanted: string | undefined): Promise<Relay | null> => {
    if (wanted !== undefined && !relays.has(wanted)) throw new RelayFault(gone)
    return relays.get(wanted ?? (await preferredBy(userId)) ?? '') ?? null
  }
  return {
    statusFor,
    relayFor,
    async prefer(userId, provider) {
      if (!relays.has(provider)) throw fieldError('provider', 'This server has no such model.')
      await preferModel(db, userId, provider)
      return statusFor(userId)
    },
    prepare(userId) {
      // Only what can be lost is lost when this fails: the first answer waits a little longer.
      relayFor(userId, undefined).then(
        (relay) => relay?.prepare(),
        () => undefined,
      )
    },
  }
}
