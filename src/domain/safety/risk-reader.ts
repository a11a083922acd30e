import type { RiskOfText } from './risk/risk-of-text.ts'

/** The detector, handed to whoever needs it: its tables are large, and come as a part of their own. `src/domain/safety/risk/risk-of-text.ts` is one. */
export interface RiskReader {
  /** How grave the words of a text are, level 0 to 2. */
  riskOf(text: string): RiskOfText
  /** True for words that may mean danger to the life or body of who wrote them. */
  mayMeanDanger(text: string): boolean
}
