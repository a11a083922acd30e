import { fold } from '#domain/text/fold.ts'
import { longerForms, saidInPassing, spellings, typos } from './risk-spellings.ts'

/** A sentence in plain words: contractions and slang written out, filler words left out. */
export interface PlainSentence {
  /** The plain words between spaces, with a space before and after: " i not want to wake up . " */
  readonly plain: string
  /** Where each plain word begins in `plain`, and the place in the text that it stands for. */
  readonly words: readonly PlainWord[]
  /** Where the sentence stands in the text. */
  readonly start: number
  readonly end: number
}

interface PlainWord {
  readonly at: number
  readonly start: number
  readonly end: number
}

const lexeme =
  /(?<![\p{L}\p{N}])['‘](?=[\p{L}])|(?<=[\p{L}\p{N}.,!?…])['’](?![\p{L}\p{N}])|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[*!](?=\p{L}))*(?:['’`´][\p{L}\p{M}]+)*|[,;:()"“”\u2013\u2014/*]|[.!?…]+| -+ /gu
const stretched = /(\p{L})\1{2,}/gu
const marks: Readonly<Record<string, string>> = {
  '‘': '"',
  "'": '"',
  '’': '"',
  '“': '"',
  '”': '"',
  ';': ',',
  '\u2013': '-',
  '\u2014': '-',
}
const denied = /^(?:do|does|did|is|are|was|were|ai|have|has|had|would|could|should|must|need|might)nt$/
const auxiliaryOf: Readonly<Record<string, string>> = { do: '', does: '', did: '', ai: 'is' }
const apostrophe = /['’`´]/g
const wordLike = /^[\p{L}\p{N}]/u

/** The plain words of one word as it was written; empty for a filler. */
function plainOf(raw: string): string {
  const folded = fold(raw).replace(/[`´]/g, "'")
  const known = longerForms.get(folded)
  if (known !== undefined) return known
  const bare = folded.replace(apostrophe, '').replace(stretched, '$1')
  const form = longerForms.get(bare) ?? spellings.get(bare)
  if (form !== undefined) return form
  if (saidInPassing.has(bare)) return ''
  if (denied.test(bare)) {
    const verb = bare.slice(0, -2)
    return `${auxiliaryOf[verb] ?? verb} not`.trim()
  }
  if (folded.endsWith("'s")) return bare.slice(0, -1)
  return typos(bare)
}

const remembered = new Map<string, readonly string[]>()
const mostRemembered = 20_000

/** What stands for a lexeme: plain words, or a mark; nothing for a filler. */
function plainForms(raw: string): readonly string[] {
  const known = remembered.get(raw)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const form = wordLike.test(raw) ? plainOf(raw) : (marks[raw] ?? (/^[.!?…]/.test(raw) ? '.' : raw.trim()))
  const found = form === '' ? [] : form.split(' ')
  remembered.set(raw, found)
  return found
}

/** Two words that are one: first -> second -> one. */
const joined: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries<Record<string, string>>({
    any: { more: 'anymore' },
    no: { one: 'nobody', longer: 'not', point: 'nopoint' },
    my: { self: 'myself' },
    self: { harm: 'selfharm', harmed: 'selfharmed', harming: 'selfharming', harms: 'selfharm' },
    over: { dose: 'overdose', dosed: 'overdosed', dosing: 'overdosing' },
    do: { not: 'not' },
    did: { not: 'not' },
    does: { not: 'not' },
    can: { not: 'cannot' },
    some: { one: 'someone' },
    every: { one: 'everyone' },
    good: { bye: 'goodbye', byes: 'goodbyes' },
  }).map(([first, seconds]) => [first, new Map(Object.entries(seconds))]),
)

/** A single mark is an apostrophe as often as a quotation mark: only a pair of them is one. */
const single = /^['‘’]$/
const pairBegins = /(?<![\p{L}\p{N}])['‘](?=\p{L})(?!(?:cause|em|til|tis|twas|bout)\b)/u
const pairEnds = /[\p{L}\p{N}.,!?…]['’](?![\p{L}\p{N}])/u

function hasSinglePair(sentence: string): boolean {
  const begin = sentence.search(pairBegins)
  return begin >= 0 && pairEnds.test(sentence.slice(begin + 1))
}

/** A stretch of a text, without line breaks, in plain words. */
export function plainSentence(text: string, start: number, end: number): PlainSentence {
  const forms: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const written = text.slice(start, end)
  const hasPair = hasSinglePair(written)
  for (const match of written.matchAll(lexeme)) {
    const raw = match[0]
    if (!hasPair && single.test(raw)) continue
    const from = start + match.index
    const to = from + raw.length
    for (const word of plainForms(raw)) {
      const one = joined.get(forms.at(-1) ?? '')?.get(word)
      if (one !== undefined) {
        forms[forms.length - 1] = one
        ends[forms.length - 1] = to
      } else {
        forms.push(word)
        starts.push(from)
        ends.push(to)
      }
    }
  }
  let length = 1
  const words = forms.map((form, nth): PlainWord => {
    const at = length
    length += form.length + 1
    return { at, start: starts[nth] ?? start, end: ends[nth] ?? end }
  })
  return { plain: ` ${forms.map((form) => `${form} `).join('')}`, words, start, end }
}

/** The place in the text of the plain words from `from` to `to` (in `plain`); undefined where there are none. */
export function placeOf(
  sentence: PlainSentence,
  from: number,
  to: number,
): [start: number, end: number] | undefined {
  const inside = sentence.words.filter(({ at }) => at >= from && at < to)
  const [first, last] = [inside[0], inside.at(-1)]
  return first && last && [first.start, last.end]
}

const sentenceEnd = /(?<![.!?…])[.!?…]+["”')\]]*(?=\s|$)|[\r\n\u2028\u2029]+/g
const longest = 2_000
/** One or two words and a stop: read with what follows. */
const isFragment = /^\s*[^\s]+(?: [^\s]+)?\s*$/

/** Where the sentences of a text begin and end: at full stops and line breaks, and after 2,000 units. */
export function sentencePlaces(text: string): [start: number, end: number][] {
  const found: [number, number][] = []
  let start = 0
  const push = (end: number): void => {
    while (end - start > longest) {
      const gap = text.slice(start, start + longest + 1).lastIndexOf(' ')
      const cut = start + (gap > 0 ? gap : longest)
      found.push([start, cut])
      start = cut
    }
    if (
      isFragment.test(text.slice(start, end)) &&
      end < text.length &&
      !/[\r\n]/.test(text.slice(start, end))
    )
      return
    if (end > start) found.push([start, end])
    start = end
  }
  for (const match of text.matchAll(sentenceEnd)) push(match.index + match[0].length)
  push(text.length)
  return found
}
