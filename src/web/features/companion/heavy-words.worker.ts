import type { RecalledPassage, ReplyRequest } from '#domain/companion/reply.ts'
import { riskOf } from '#domain/safety/risk-of-text.ts'

/**
 * A request as heavy words want it: grave ones are met by fixed words, unless their writer said that they were about something else; over
 * others nobody is questioned or argued with; and no heavy line of earlier pages is brought up.
 */
export function withCare(request: ReplyRequest, isMeantOtherwise: boolean): ReplyRequest {
  const { level } = riskOf(request.message)
  const { finding, recalled, mode } = request
  return {
    ...request,
    isGrave: level === 2 && !isMeantOtherwise,
    mode: level > 0 ? 'listen' : mode,
    recalled: recalled.filter(isLight),
    ...(finding && { finding: { ...finding, passages: finding.passages.filter(isLight) } }),
  }
}

const isLight = ({ quote }: RecalledPassage): boolean => riskOf(quote).level === 0
