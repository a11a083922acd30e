import { RefusedError } from '#browser/request.ts'
import { endOtherSessions as endOthersAtServer } from '#contract/sessions.ts'
import { askProven } from '#worker/core/send-proven.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  endOtherSessions,
  endSession,
  makeToken,
  readSecurity,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewBackupCodes,
} from './security.calls.ts'

const { path: sessionsPath } = endOthersAtServer

/** One that is over already is as good as ended. */
async function endOne({ session }: WorkerTools, sessionId: string, password: string): Promise<void> {
  try {
    await askProven(session.keys, 'DELETE', `${sessionsPath}/${sessionId}`, password)
  } catch (error) {
    if (!(error instanceof RefusedError && error.status === 404)) throw error
  }
}

const provenBy = async ({ session }: WorkerTools, password: string) => ({
  password: await session.keys.proofOf(password),
  derived: true,
})

/** Makes what a typed password, or passphrase, allows to be made. */
const making =
  <Answer>(path: string) =>
  async ({ session }: WorkerTools, { asked, password }: { asked: object; password: string }) =>
    (await askProven(session.keys, 'POST', path, password, asked)) as Answer

/** Passwords stay in the worker; the server gets what is derived from them. */
export const securityCommands: readonly CommandImpl[] = [
  perform(readSecurity, ({ session }) => session.keys.secondFactor.read()),
  perform(beginTotp, async (tools, { password }) =>
    tools.session.keys.secondFactor.beginTotp(await provenBy(tools, password)),
  ),
  perform(confirmTotp, ({ session }, { code }) => session.keys.secondFactor.confirmTotp(code)),
  perform(removeTotp, async (tools, { password }) =>
    tools.session.keys.secondFactor.removeTotp(await provenBy(tools, password)),
  ),
  perform(renewBackupCodes, async (tools, { password }) =>
    tools.session.keys.secondFactor.renewBackupCodes(await provenBy(tools, password)),
  ),
  perform(beginPasskey, async (tools, { password }) =>
    tools.session.keys.secondFactor.beginPasskey(await provenBy(tools, password)),
  ),
  perform(addPasskey, async ({ session }, { label, password, attestation, prf }) => {
    const slot = prf && (await session.keys.passkeySlot(password, prf))
    return session.keys.secondFactor.addPasskey({ label, attestation, ...(slot && { slot }) })
  }),
  perform(renamePasskey, ({ session }, { id, label }) => session.keys.secondFactor.renamePasskey(id, label)),
  perform(removePasskey, async (tools, { id, password }) =>
    tools.session.keys.secondFactor.removePasskey(id, await provenBy(tools, password)),
  ),
  perform(endSession, (tools, { sessionId, password }) => endOne(tools, sessionId, password)),
  perform(endOtherSessions, async ({ session }, { password }) => {
    await askProven(session.keys, 'DELETE', sessionsPath, password)
  }),
  perform(makeToken, making('/api/tokens')),
]
