import { riskReader } from '#worker/core/risk-reader.ts'
import { lazyAnswers, type QueryImpl } from '#worker/core/worker-calls.ts'
import { guidedOffer } from './offers.calls.ts'

/** What the companion offers besides its replies. */
export const offerQueries: readonly QueryImpl[] = lazyAnswers([guidedOffer], async () => {
  const [{ guidedAnswers }, reader] = await Promise.all([import('./guided-offers.ts'), riskReader()])
  return guidedAnswers(reader)
})
