import type { RiskReader } from '#domain/safety/risk-reader.ts'

/** The detector's part is fetched when something is first read for danger. */
export const riskReader = (): Promise<RiskReader> => import('#domain/safety/risk/risk-of-text.ts')
