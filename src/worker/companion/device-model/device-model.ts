import type { ModelMessage } from '#domain/companion/talk/model-messages.ts'

/**
 * Why a model in this browser did not answer. missing: it was not downloaded here; unsupported: this browser cannot run one; memory: there is not
 * enough of it; broken: the file is no model, or half of one; elsewhere: another tab runs one; failed: it began and stopped.
 */
export type DeviceModelFaultKind = 'missing' | 'unsupported' | 'memory' | 'broken' | 'elsewhere' | 'failed'

export class DeviceModelFault extends Error {
  readonly fault: DeviceModelFaultKind

  constructor(fault: DeviceModelFaultKind) {
    super(`The model on this device: ${fault}`)
    this.fault = fault
  }
}

export interface DeviceModelAsk {
  /** The SHA-256 of its file, in hex. */
  readonly sha256: string
  readonly messages: readonly ModelMessage[]
}

/** Language models that run in this very browser. Throws a `DeviceModelFault`. */
export interface DeviceModel {
  /** The answer, piece by piece. */
  chat(ask: DeviceModelAsk, signal: AbortSignal): AsyncIterable<string>
  /** Ends the thread that runs one, which gives its memory back. */
  unload(): void
}
