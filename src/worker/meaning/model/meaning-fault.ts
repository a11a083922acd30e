import type { MeaningTrouble } from '../meaning.calls.ts'

export class MeaningFault extends Error {
  readonly fault: MeaningTrouble | 'missing'

  constructor(fault: MeaningTrouble | 'missing') {
    super(`The model of meaning: ${fault}`)
    this.fault = fault
  }
}
