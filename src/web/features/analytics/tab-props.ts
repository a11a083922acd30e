import type { Analysis } from '#domain/insights/analysis.ts'
import type { Answers } from './use-answers.ts'

/** What a tab of insights is given. */
export interface InsightTabProps {
  analysis: Analysis
  answers: Answers
  onOpenEntry: (uid: string) => void
}
