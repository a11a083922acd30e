import type { RecalledPassage, ReplyRequest } from '#domain/companion/reply.ts'
import { fixedReplyTo } from '#domain/safety/fixed-replies.ts'
import { riskOf } from '#domain/safety/risk-of-text.ts'

/**
 * A request as heavy words want it: rules meet them by fixed words, nobody is questioned or argued with over them, and no heavy line of
 * earlier pages is brought up.
 */
export function withCare(request: ReplyRequest, isMeantOtherwise: boolean): ReplyRequest {
  const { level } = riskOf(request.message)
  const { message, finding, recalled, mode, turns } = request
  const replies = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  return {
    ...request,
    fixedReply: fixedReplyTo({ message, isMeantOtherwise, replies }),
    mode: level > 0 ? 'listen' : mode,
    recalled: recalled.filter(isLight),
    ...(finding && { finding: { ...finding, passages: finding.passages.filter(isLight) } }),
  }
}

const isLight = ({ quote }: RecalledPassage): boolean => riskOf(quote).level === 0
