import type { InsightType } from '../../habits/habit-choices.ts'
import type { HabitFinding } from '../../habits/insights/finding.ts'
import { daysBetween } from '../../time/day-number.ts'

/** What was said of a finding. */
export interface FindingAnswer {
  readonly type: InsightType
  readonly content: { readonly about: string }
  readonly answer: 'helpful' | 'not_true' | 'hidden'
}

/** So many findings of a type are shown at once. */
const mostShown = 3
/** A change that is found so near is the same one, told from more days. */
const nearDays = 28

const changeIn = (about: string) => /^(?<way>more|less)-(?<day>\d{4}-\d\d-\d\d)$/.exec(about)?.groups

function isSame(finding: HabitFinding, { type, content: { about } }: FindingAnswer): boolean {
  if (finding.type !== type || about === 'none') return false
  if (finding.about === about) return true
  const [one, other] = [changeIn(finding.about), changeIn(about)]
  if (!one || !other || one.way !== other.way) return false
  return Math.abs(daysBetween(one.day ?? '', other.day ?? '')) <= nearDays
}

const isAway = ({ answer }: FindingAnswer): boolean => answer !== 'helpful'

/** What was said of a finding, or of the same thing when it was found before. */
export const answerTo = <A extends FindingAnswer>(
  finding: HabitFinding,
  answers: readonly A[],
): A | undefined => answers.find((one) => isSame(finding, one))

/** The findings without those that the person says are not so, or would rather not see: only these, and nothing else of their type. */
export function shownFindings(
  findings: readonly HabitFinding[],
  answers: readonly FindingAnswer[],
): HabitFinding[] {
  const away = answers.filter(isAway)
  const counts = new Map<InsightType, number>()
  return findings.filter((finding) => {
    if (answerTo(finding, away)) return false
    const count = (counts.get(finding.type) ?? 0) + 1
    counts.set(finding.type, count)
    return count <= mostShown
  })
}

/** The answers by which something was put away. */
export const putAway = <A extends FindingAnswer>(answers: readonly A[]): A[] => answers.filter(isAway)
