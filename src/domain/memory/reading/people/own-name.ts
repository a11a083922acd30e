import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'

const address =
  /^(?:(?:oh|ah|well|now|so|right|hey|hi|hello|listen|look|dear|my dear|dearest|come on|thanks|thank you|sorry|please|yes|no|ok|okay|good (?:girl|man|lad|boy|morning|night)|happy birthday),? )*$/i
const speaks =
  'said|says|say|goes|asked|asks|shouted|shouts|told me|tells me|whispered|wrote|writes|texted|answered|replied|cried|roared|hollered'
const other = `(?:he|she|they|\\p{Lu}\\p{L}+|(?:my|the|our) \\p{Ll}+)`
const saidByWriter = new RegExp(`^[^.!?"“”]{0,3} ?(?:I (?:\\p{Ll}+ )?(?:${speaks})|(?:${speaks}) I\\b)`, 'u')
const leadByOther = new RegExp(
  `\\b(?!I )${other} (?:\\p{Ll}+ ){0,2}(?:${speaks})(?: to me| only)?[,:]? ?["“'‘]?$`,
  'iu',
)
const leadByWriter = new RegExp(`\\bI (?:\\p{Ll}+ ){0,2}(?:${speaks})[,:]? ?["“'‘]?$`, 'u')
const toSelf = /\b(?:to|told|tell|asked) myself\b/i
/** 'I am Damian', 'my name is Harlan Tackett': the writer's for sure. */
const sure =
  /\b(?:I am|I['’]m|[Mm]y (?:full |first |own )?name(?: is|['’]s| was)|christened me|baptised me|signed (?:it |myself )?)(?: only| just)? ?["“'‘]?$/u
/** 'She calls me Marian'; who was called something once, was so by mistake. */
const called =
  /\b(?:calls me|(?:everyone|everybody|all|always|they|people) (?:call|called) me) (?:just |only |still )?["“'‘]?$/iu
const closes = /^["”'’]?(?:[.,;:!?)\n]|$| (?:and|by|from|on|with|in)\b| \p{Lu})/u

/** How much a place shows that the name is the writer's: 2 for sure, 1 likely, 0 not at all, below 0 that the writer speaks to somebody so. */
export function ownShown({ text, foreign }: Page, [from, to]: Place, isQuoted: boolean): number {
  const before = text.slice(Math.max(0, from - 60), from)
  const after = text.slice(to, to + 60)
  if (!isQuoted) {
    const isClosed = closes.test(after)
    if (isClosed && sure.test(before)) return 2
    if (isClosed && called.test(before)) return 1
    // 'She said Damian, there's six of us', 'He said it was a good answer, Harlan, and you did not mumble'
    const isSpoken =
      /^(?:, |!)/.test(after) &&
      leadByOther.test(before) &&
      !/^, (?:who|which|s?he|they|and|an?|the) |^, \p{Lu}/u.test(after)
    return isSpoken || (/, $/.test(before) && /^,? (?:and )?you\b/i.test(after)) ? 1 : 0
  }
  const quote = foreign.find(({ start, end }) => from >= start && to <= end)
  if (!quote) return 0
  const opened = text.slice(quote.start + 1, from)
  const lead = opened
    .slice(Math.max(opened.lastIndexOf('.'), opened.lastIndexOf('!'), opened.lastIndexOf('?')) + 1)
    .trimStart()
  const isFirst = address.test(lead) && /^[,!?.:;—–]/.test(after)
  const isLast = /, (?:dear |love |my dear )?$/.test(before) && /^(?:[.,!?;]|["”'’])/.test(after)
  if (!isFirst && !isLast) return 0
  const behind = text.slice(quote.end, quote.end + 60)
  const ahead = text.slice(Math.max(0, quote.start - 50), quote.start)
  if (toSelf.test(behind) || toSelf.test(ahead)) return 2
  if (saidByWriter.test(behind) || leadByWriter.test(ahead)) return -1
  return 1
}
