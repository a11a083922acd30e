import type { Factor, NeededFactor } from '#contract/factor.ts'
import { ServerRefusedError } from '#vault/ports/ports.ts'

/** What a person is asked beside the password. `wrong`: what was said against the factor before this one. Null: they would rather not. */
export type AskFactor = (needed: NeededFactor, wrong: string | null) => Promise<Factor | null>

/** Somebody was asked for a second factor and gave none. */
export class FactorNotGivenError extends Error {
  override readonly name = 'FactorNotGivenError'
  constructor() {
    super('This was not confirmed, so nothing was done.')
  }
}

const isWrongFactor = (error: unknown): error is ServerRefusedError =>
  error instanceof ServerRefusedError && error.code === 'wrong_factor'

/** The factor that is needed; throws anything else. */
async function given(ask: AskFactor, error: unknown, wrong: string | null): Promise<Factor> {
  const needed = error instanceof ServerRefusedError ? error.secondFactor : null
  if (!needed) throw error
  const factor = await ask(needed, wrong)
  if (!factor) throw new FactorNotGivenError()
  return factor
}

/** Sends something that proves who somebody is; where that takes a second factor, asks for it and sends it again, until one is right. */
export async function withFactor<T>(ask: AskFactor, sending: (factor?: Factor) => Promise<T>): Promise<T> {
  let wrong: string | null = null
  for (;;) {
    const refused = await sending().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    if ('answer' in refused) return refused.answer
    const factor = await given(ask, refused.error, wrong)
    try {
      return await sending(factor)
    } catch (error) {
      if (!isWrongFactor(error)) throw error
      wrong = error.message
    }
  }
}

/** Finishes a sign-in that needs a second factor, asking until one is right. `fresh` asks the server anew what is needed. */
export async function finishSignIn<T>(
  ask: AskFactor,
  refused: unknown,
  finish: (ticket: string, factor: Factor) => Promise<T>,
  fresh: (ticket: string) => Promise<NeededFactor>,
): Promise<T> {
  let error = refused
  let wrong: string | null = null
  for (;;) {
    const factor = await given(ask, error, wrong)
    const ticket = (error instanceof ServerRefusedError && error.secondFactor?.ticket) || ''
    try {
      return await finish(ticket, factor)
    } catch (failure) {
      if (!isWrongFactor(failure)) throw failure
      wrong = failure.message
      error = new ServerRefusedError(failure.status, failure.message, failure.code, await fresh(ticket))
    }
  }
}
