import type { SearchIndex } from '#domain/search/search-index.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Noticed } from '../replies/reply.ts'
import { linesNear } from '../retrieval/lines-near.ts'
import { quoteAt } from '../retrieval/quote.ts'
import { promise } from '../retrieval/recall.ts'
import { statementsIn } from '../retrieval/statements.ts'
import { isDenied, tellsGood } from './went-well.ts'

/** A claim without exception. */
const absolute =
  /\b(?:always|never|nobody|no one|everyone|everybody|nothing|everything|every (?:single )?time|not once|in the end)\b/i
/** It is about getting on with things at all, not about one of them. */
const ofEverything =
  /\b(?:finish|manage|get (?:anything|things|nothing)|achieve|succeed|lose (?:it )?all|lose everything|fail|start|go(?:es)? wrong|do anything|anything done|anything right|get anywhere)\b/i
/** What a line has to share with a claim, and with the message where it only sets something against it. */
const enoughForClaim = 0.5
const enoughForStance = 0.8

interface Looked {
  readonly message: string
  readonly except: ReadonlySet<string>
  /** What somebody says about themselves is harsh: it is not shown again. */
  readonly isHarsh: boolean
}

/**
 * What an earlier page holds against a message: a page that disagrees with "always" or "never", or something that the person set themselves and
 * now does otherwise. Null for nothing; both lines are literal.
 */
export function noticeIn(index: SearchIndex, { message, except, isHarsh }: Looked): Noticed | null {
  const statements = statementsIn(message)
  const claim = statements.find(({ text }) => absolute.test(text) && !text.endsWith('?'))
  const against = claim && disagreeing(index, claim.text, message, except)
  if (claim && against)
    return {
      kind: 'disagrees',
      said: isHarsh || ofEverything.test(claim.text) ? null : claim.text,
      line: against,
    }
  const [stance] = linesNear(index, message, {
    except,
    isMeant: (text) => promise.test(text),
    enough: enoughForStance,
  })
  return stance ? { kind: 'promise', said: null, line: stance.passage } : null
}

/** A line near the claim that says the opposite; of a claim about everything, the newest thing that went well. */
function disagreeing(
  index: SearchIndex,
  claim: string,
  message: string,
  except: ReadonlySet<string>,
): RecalledPassage | null {
  const isDenial = isDenied(claim)
  const isOpposite = (text: string): boolean =>
    isDenial ? tellsGood(text) && !/\bnot?\b.{0,12}(?:finish|manage|pass)/i.test(text) : isDenied(text)
  const near = linesNear(index, claim, { except, isMeant: isOpposite, enough: enoughForClaim })[0] ?? null
  if (near) return near.passage
  const inAll = linesNear(index, message, { except, isMeant: tellsGood, enough: enoughForStance })[0] ?? null
  if (inAll) return inAll.passage
  return ofEverything.test(claim) ? newestThatWentWell(index, except) : null
}

/** So many of the newest pages are looked at. */
const newestRead = 60

function newestThatWentWell(index: SearchIndex, except: ReadonlySet<string>): RecalledPassage | null {
  const entries = index.entries(null).filter(({ uid }) => !except.has(uid))
  for (const { uid, title, content, createdAt, day } of entries.slice(-newestRead).reverse()) {
    const statements = statementsIn(content)
    for (const at of statements.keys()) {
      const quote = quoteAt(content, statements, at)
      if (quote && tellsGood(quote) && !isDenied(quote))
        return { entryUid: uid, title, text: content, createdAt, day, quote, shared: [] }
    }
  }
  return null
}
