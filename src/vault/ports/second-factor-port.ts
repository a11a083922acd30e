import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { Factor } from '#contract/factor.ts'
import type {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewBackupCodes,
  SecondFactorState,
} from '#contract/second-factor.ts'

type Proof = BodyOf<typeof removeTotp>['proof']

/** The server's part of setting up second factors. */
export interface SecondFactorServer {
  read(): Promise<SecondFactorState>
  beginTotp(proof: Proof): Promise<AnswerOf<typeof beginTotp>>
  confirmTotp(code: string): Promise<AnswerOf<typeof confirmTotp>>
  removeTotp(proof: Proof): Promise<SecondFactorState>
  renewBackupCodes(proof: Proof): Promise<AnswerOf<typeof renewBackupCodes>>
  beginPasskey(proof: Proof): Promise<AnswerOf<typeof beginPasskey>>
  addPasskey(body: BodyOf<typeof addPasskey>): Promise<AnswerOf<typeof addPasskey>>
  renamePasskey(passkeyId: string, label: string): Promise<SecondFactorState>
  removePasskey(passkeyId: string, proof: Proof): Promise<SecondFactorState>
}

/** Sends, and asks for a second factor and sends again where the refusal says so (ServerRefusedError). Throws FactorNotGivenError. */
export type Confirming = <T>(sending: (factor?: Factor) => Promise<T>) => Promise<T>
