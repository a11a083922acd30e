import type { Span } from '../journal/text.ts'

/** A longer sentence is no longer an echo. */
export const longestReflection = 13
const fewestWords = 3
/** What is left of a sentence has more. */
const fewestOfHead = 4

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length

const grammarSubject =
  '(?:I|i|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Tt]here|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Ii]m|[Ii]ve|[Tt]heres|[Ss]hes|[Hh]es)'
/** Not names, however they are written: a sentence begins with them. */
const notNamed =
  "(?!(?:In|On|At|From|To|By|For|With|Of|After|About|Under|Over|Into|Near|Last|Next|First|Then|Now|Once|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thirty|Forty|Fifty|Hundred|Thousand|Half|Every|All|Some|Any|No|Not|Never|Always|Only|Just|Even|Such|Very|Quite|So|Went|Came|Wrote|Said|Told|Had|Got|Rang|Ran|Read|Visited|Bought|Moved|Pays|Plays|Sends|Saw|Made|Took|Had|Did|Felt|Found|Left|Slept|Woke|Ate|Walked|Worked|Sat|Stood|Met|Lost|Won|Best|Hurts|Still|Also|Today|Yesterday|Tonight|Tomorrow|Please|Thanks|Sorry|Because|Or|And|But|More|Less|Right|Home|Inside|Outside|Each|Well|Haven|Don|Didn|Nothing|Something|Everything|Anything|Nice|Good|Bad|Quiet|Tired|Here|Like|Then|Well|Turned|Gave|Kept|Put|Gone|Been|Being|Having|Thought|Had|Missed|Tried|Started|Looked|Watched|Asked|Called|Liked|Loved|Hated|Wanted|Needed)(?!\\p{L}|[’'-]))"
const subject = new RegExp(`^(?:${grammarSubject}|[Ii]t|[Tt]he)(?:['’]\\p{L}+)?\\s`, 'u')
const capital = new RegExp(`^${notNamed}(\\p{Lu}[\\p{L}-]+)(['’](?:s|d|ll|ve|re))?\\s+(.*)`, 'su')
/** Words with which somebody does something. */
export const verbs =
  /\b(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|must|may|might|went|goes|got|gets|said|says?|came|comes|made|makes|took|takes|sent|gave|told|put|ran|rang|let|kept|knew|knows|held|stood|sat|lay|left|met|wrote|read|ate|drank|swam|flew|fell|felt|found|bought|brought|thought|thinks|caught|taught|sold|paid|lost|won|woke|wore|threw|drove|shook|sang|slept|spoke|wants|likes|needs|looks|\p{L}{2,}(?:n['’]t|['’]s|['’]re|['’]ve|['’]ll|['’]d))\b|\b(?!hundred\b)\p{L}{3,}(?:ed|ies)\b/iu

/** A capital at the beginning makes a name only where the journal knows it as one or a verb is near. */
function isNamed(text: string, names: ReadonlySet<string>): boolean {
  const [, first = '', ending, rest = ''] = capital.exec(text) ?? []
  if (!first) return false
  const near = rest
    .split(/\s+/)
    .slice(0, names.has(first) ? 8 : 3)
    .join(' ')
  return ending !== undefined || verbs.test(near) || (names.has(first) && /^\p{Ll}{3,}s\b/u.test(rest))
}
const clearSubject =
  /^(?:I|i|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Tt]here|[Ii]m|[Ii]ve|[Tt]heres|[Ss]hes|[Hh]es)(?:['’]\p{L}+)?\s/u
/** A clause that begins so needs another one. */
const subordinate =
  /^(?:if|when|as|while|because|cos|after|since|although|though|before|once|until|till|unless|whether|that|which|who|whom|whose|where|what|how|why|than|not|like|even|whenever|so that|in case)\b/i
const joining = /^(?:and|but|so|then|or|because|also|plus|still|though)\s+(?:then\s+|so\s+)?/i
/** Before one of these a long clause can stop. */
const goesOn =
  /\s(?=(?:and|but|because|cos|so|when|while|until|since|though|although|after|before|like an?)\s(?!now\b))/gi
/** After these something has to follow. */
const endsOpen =
  /\s(?:a|an|the|my|his|her|our|their|your|very|so|most|more|not|to|of|for|with|without|from|at|in|on|by|about|into|through|over|under|between|and|or|but|as|than|is|was|were|am|are|be|been|had|have|has|do|does|did|will|would|can|could|going|able|that|who|which|when|where|if|one|some|any|no|this|these|those|every|each|i|you|he|she|we|they|says|said|asked|told|went|goes)$/i

/** "I'm worried about her": there it is the end. */
const endsWithHer =
  /\b(?:about|with|to|for|of|at|from|miss|missed|love|loved|saw|see|told|tell|asked|rang|like|liked|hugged|knew|know|find|found|met) her$/i

/**
 * The clauses of a sentence that stand by themselves, as written, without the word that joins them; the whole sentence first where it is
 * short enough.
 */
export function clauseAt(sentence: string, names: ReadonlySet<string> = new Set()): string[] {
  const found: string[] = []
  for (const start of startsIn(sentence)) {
    const clause = clauseFrom(sentence.slice(start), start === 0, names)
    if (clause && !found.includes(clause)) found.push(clause)
  }
  return found
}

function startsIn(sentence: string): number[] {
  const marks = [...sentence.matchAll(/[,;:]\s+|\s[–—-]\s/g)]
  return [0, ...marks.map((mark) => mark.index + mark[0].length)]
}

function clauseFrom(text: string, isFirst: boolean, names: ReadonlySet<string>): string | null {
  const from = (text.replace(joining, '').split(/;|\s[–—]\s/)[0] ?? '').replace(aside, '').replace(tag, '')
  const isBegun = isFirst ? subject.test(from) || isNamed(from, names) : clearSubject.test(from)
  if (!isBegun || subordinate.test(from) || sayingFirst.test(from)) return null
  const isWhole = isFirst || (endsInTurn.test(from) && wordCount(from) <= longestReflection)
  const clause = shortened(isWhole ? from : from.replace(/,\s(?:and|but|so)\s.*$/su, ''))
  const isSound =
    clause !== null &&
    wordCount(clause) >= fewestWords &&
    (!endsOpen.test(clause) || endsWithHer.test(clause))
  if (!isSound) return null
  if (foundOut.test(clause) && isRunOn(clause)) return beforeAnd(clause)
  return !isRunOn(clause) && !isCutShort(clause, from) ? clause : null
}

/** "… all the words today, and I didn’t notice": without it the rest says little. */
const endsInTurn = /,\s(?:and|but)\s(?:I|i) did(?: not|n['’]t) (?:even )?(?:notice|mind|hurt|panic|cry)$/u

/** What somebody heard of is told in a row: the first of it says enough. */
const foundOut = /^I (?:find|found) out\b/
function beforeAnd(clause: string): string | null {
  const head = clause.replace(/\sand\s.*$/su, '')
  return isRunOn(head) || wordCount(head) < fewestOfHead ? null : head
}

/** Said to soften, not to tell. */
export const tag =
  /(?:,\s*(?:mind|anyway|I suppose|I think|you know|you see|that is)|(?:,|(?<!\s))\s*(?:if I['’]m honest|to be honest|tbh|by the way|btw|to be fair|so to speak))(?=,|$)/i
/** The same between two commas. */
const aside = /,\s(?:by the way|to be fair|to be honest|if I['’]m honest|mind you|so to speak)(?=,)/gi
/** "She says, which pleased me": what she says is not there. */
const sayingFirst = /^(?:he|she|they|\p{Lu}\p{L}+) (?:says?|said|reckons|thinks),/iu
/** A comma where a full stop could stand. */
const splice =
  /,\s+(?=(?:I|we|he|she|it|they|there|that|this|i)(?:['’]\p{L}+)?\s|\p{Lu}\p{Ll}+(?:['’]s| is| was| has| had| went| came| said| says)\s)/u

const lastFiller = /\s(?:tho|though|lol|btw|tbh)$/i

/** As much as stands by itself: all, or up to a comma, or up to a joining word. */
const shortened = (whole: string): string | null => stoppedIn(whole)?.replace(lastFiller, '') ?? null

function stoppedIn(whole: string): string | null {
  const text = unspliced(whole)
  const stops = [...text.matchAll(/[,;:]\s+|\s[–—-]\s/g)]
    .map(({ index }) => index)
    .filter((at) => !goesOnAfterComma.test(text.slice(at)))
  const fit = [text.length, ...stops.reverse()].find(
    (at) => wordCount(text.slice(0, at)) <= longestReflection,
  )
  if (fit !== undefined) return text.slice(0, fit).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')
  const heads = [...text.matchAll(goesOn)].map(({ index }) => text.slice(0, index))
  return (
    heads.findLast((head) => wordCount(head) >= fewestOfHead && wordCount(head) <= longestReflection) ?? null
  )
}

/** "My superior is twenty-nine, is called Aoife", "a table, a petition and an admirer": no end. */
const goesOnAfterComma = /^[,;:]\s+(?:is|was|has|had|are|were|an?)\s/

/** Of a row of things or of verbs only the beginning. */
const isCutShort = (clause: string, from: string): boolean =>
  clause.length < from.length && /,\s(?:is|was|has|had|are|were|an?)\s/.test(clause)

/** Where a short sentence turns to what they did, the turn is the point. */
const turnsToThem = /,\s(?:but|and) I\b/

function unspliced(text: string): string {
  if (wordCount(text) <= longestReflection && turnsToThem.test(text)) return text
  const at = text.search(splice)
  return at > 0 && wordCount(text.slice(0, at)) >= fewestWords ? text.slice(0, at) : text
}

const subjects = /\b(?:i|he|she|they|we|it)(?:['’]\p{L}+)?\b/giu
const connectors =
  /\b(?:that|if|whether|when|because|cos|and|but|so|while|where|who|which|what|how|as|than|before|after|until|since|though|or|like|n|w|bc|glad|happy|sad|sorry|afraid|sure|hope|worried|proud|relieved|pleased|sa(?:id|ys|y)|thinks?|thought|knows?|knew|finds?|found|hoped?|told|wish|felt|asked|let|made|make|saw|heard|for|of|to|with|about|on|in|at|by|from|all|got|gave|give|do|did|wear|need|want)\b/i

/** Typed without marks: "i chew cinnamon im like a victorian", "i dont eat either my mouth is dry". */
const hurriedOn =
  /(?<!\b(?:that|if|when|because|cos|and|but|so|while|where|who|which|what|how|as|than|before|after|until|since|though|or|n|bc|think|thinks|said|says|know|knows)|,)\s(?:im|ive|ill|hes|shes|thats|theyre|theres|its (?:a|the|not|been|just|your|my|so|like))\s/
const endsThenGoesOn =
  /\b(?:either|too|anyway|tho|though|lol|again|now|today)\s(?:my|his|her|the|i|he|she|we|they|it)\s/

/** "It hurt it was cold": the same subject again. */
const sameAgain = /^(it|he|she|they|i|we)\b.*\s(\S+)\s\1\s(?:was|is|were|had|got|did|has)\b/i

/** Several sentences without a mark between them: "told her november she said i know". */
export function isRunOn(clause: string): boolean {
  if (hurriedOn.test(clause) || endsThenGoesOn.test(clause)) return true
  const again = sameAgain.exec(clause)
  if (again && !connectors.test(again[2] ?? '')) return true
  const many = clause.match(subjects)?.length ?? 0
  return many > 2 || (many === 2 && !connectors.test(clause.slice(1)))
}

/** The statements of a text with where they stand; people who write in small letters end sentences without a large one after them. */
export function statementsIn(all: readonly Span[]): Span[] {
  return all.flatMap((sentence) => {
    const starts = [
      0,
      ...[...sentence.text.matchAll(smallStop)].map(({ index, 0: { length } }) => index + length),
    ]
    return starts.map((from, at) => {
      const to = starts[at + 1] ?? sentence.text.length
      return {
        text: sentence.text.slice(from, to).trimEnd(),
        start: sentence.start + from,
        end: sentence.start + to,
      }
    })
  })
}

const smallStop =
  /(?=\s)(?<=\p{L}{2}(?<!\b(?:mr|mrs|ms|dr|st|vs|etc|eg|ie|approx|no|jr|sr|No|Dr|Mr|Mrs))[.!…]+)\s+(?=[\p{Ll}\p{N}])/gu
