import type { Factor, NeededFactor } from '#contract/factor.ts'
import { readBackupCode } from '#domain/account/backup-code.ts'
import type { AskFactor } from '#vault/sync/server/with-factor.ts'
import { ClientFault } from './client-fault.ts'

/** Asks whoever sits at the terminal for one line. */
export type AskLine = (question: string) => Promise<string>

const unreadable = 'A code has six digits, and a backup code two groups of five, such as ABCDE-12345.'

/** A typed code as it is sent; null: it can be none. */
function factorOf(typed: string): Factor | null {
  const digits = typed.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return { kind: 'totp', code: digits }
  const code = readBackupCode(typed)
  return code === null ? null : { kind: 'backup', code }
}

/** What somebody with these factors is asked for. Throws a `ClientFault` where only a browser can answer. */
function questionFor(kinds: NeededFactor['kinds']): string {
  if (kinds.includes('totp'))
    return `The code of your authenticator app${kinds.includes('backup') ? ', or a backup code' : ''}: `
  if (kinds.includes('backup')) return 'A backup code, since a passkey takes a browser: '
  throw new ClientFault('This account asks for a passkey, which takes a browser. Use a token here.')
}

/** Where a second factor comes from: `given` first, and after that the terminal, until a code is right. An empty line gives up. */
export function factorFrom(given: string | undefined, askLine: AskLine | null): AskFactor {
  let unused = given
  return async ({ kinds }, wrong) => {
    const question = questionFor(kinds)
    if (unused !== undefined) {
      const factor = factorOf(unused)
      unused = undefined
      if (!factor) throw new ClientFault(unreadable)
      return factor
    }
    if (!askLine)
      throw new ClientFault(wrong ?? 'This account has a second factor: give its code with --code.')
    let before = wrong === null ? '' : `${wrong}\n`
    for (;;) {
      const typed = (await askLine(before + question)).trim()
      const factor = factorOf(typed)
      if (factor || typed === '') return factor
      before = `${unreadable}\n`
    }
  }
}
