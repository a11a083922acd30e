import { login } from '#contract/account.ts'
import type { Factor } from '#contract/factor.ts'
import { beginPasskeyLogin, finishLogin, passkeyLogin, readSecondStep } from '#contract/sign-in-steps.ts'
import { ServerRefusedError, type VaultServer } from '#vault/ports/ports.ts'
import type { Ask } from './wire.ts'
import { type AskFactor, finishSignIn } from './with-factor.ts'

/** Ways to sign in, with the second factor where an account has one. */
export function signingIn(
  ask: Ask,
  askFactor: AskFactor,
): Pick<VaultServer, 'login' | 'finishLogin' | 'beginPasskeyLogin' | 'passkeyLogin'> {
  const finish = (ticket: string, factor: Factor) => ask(finishLogin, { body: { ticket, factor } })
  const fresh = (ticket: string) => ask(readSecondStep, { body: { ticket } })
  return {
    login: (body) =>
      ask(login, { body }).catch((refused: unknown) => finishSignIn(askFactor, refused, finish, fresh)),
    async finishLogin(ticket) {
      const needed = await fresh(ticket)
      const refused = new ServerRefusedError(401, '', 'second_factor_needed', needed)
      return finishSignIn(askFactor, refused, finish, fresh)
    },
    beginPasskeyLogin: () => ask(beginPasskeyLogin, {}),
    passkeyLogin: (body) => ask(passkeyLogin, { body }),
  }
}
