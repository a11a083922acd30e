import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  readSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewBackupCodes,
} from '#contract/second-factor.ts'
import type { SecondFactorServer } from '#vault/ports/second-factor-port.ts'
import type { Ask } from './wire.ts'
import { type AskFactor, withFactor } from './with-factor.ts'

/** Setting up second factors; what needs a proof asks for the factor that there is. */
export function secondFactorServer(ask: Ask, askFactor: AskFactor): SecondFactorServer {
  return {
    read: () => ask(readSecondFactor, {}),
    beginTotp: (proof) =>
      withFactor(askFactor, (factor) => ask(beginTotp, { body: { proof: { ...proof, factor } } })),
    confirmTotp: (code) => ask(confirmTotp, { body: { code } }),
    removeTotp: (proof) =>
      withFactor(askFactor, (factor) => ask(removeTotp, { body: { proof: { ...proof, factor } } })),
    renewBackupCodes: (proof) =>
      withFactor(askFactor, (factor) => ask(renewBackupCodes, { body: { proof: { ...proof, factor } } })),
    beginPasskey: (proof) =>
      withFactor(askFactor, (factor) => ask(beginPasskey, { body: { proof: { ...proof, factor } } })),
    addPasskey: (body) => ask(addPasskey, { body }),
    renamePasskey: (passkeyId, label) => ask(renamePasskey, { params: { passkeyId }, body: { label } }),
    removePasskey: (passkeyId, proof) =>
      withFactor(askFactor, (factor) =>
        ask(removePasskey, { params: { passkeyId }, body: { proof: { ...proof, factor } } }),
      ),
  }
}
