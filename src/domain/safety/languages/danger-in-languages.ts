import type { Span } from '#domain/text/text.ts'
import { type DangerLanguage, dangerLanguages } from './danger-language.ts'
import { phraseMarks } from './phrase-marks.ts'
import { clausesOf } from './plain-clauses.ts'

/** A part of its own: with the detector for English it would be larger than a part of the worker may be. */
const { phrasesOf } = await import('./phrases-by-language.ts')

/** Written without spaces: words have no edges there. */
const unspaced: ReadonlySet<DangerLanguage> = new Set(['zh', 'ja'])

interface Rules {
  readonly language: DangerLanguage
  readonly said: RegExp
  readonly noMore: RegExp
  readonly denials: RegExp
  readonly breaks: RegExp
  readonly others: RegExp
  readonly harmless: RegExp
  readonly safe: RegExp
}

const upToThreeWords = '(?:[^\\s,;:]+ ){0,3}?'

function rulesFor(language: DangerLanguage): Rules {
  const phrases = phrasesOf[language]
  const isSpaced = !unspaced.has(language)
  const [before, after] = isSpaced ? ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'] : ['', '']
  // Stems are left open at their end; only short words need an edge there.
  const any = (sources: readonly string[]): RegExp =>
    new RegExp(`${before}(?:${sources.join('|').replaceAll('(?:~)', upToThreeWords)})`, 'u')
  const word = (source: string): RegExp =>
    new RegExp(isSpaced ? `[,;:،؛]|${before}(?:${source})${after}` : source, 'gu')
  const denials = new RegExp(`${before}(?:${phrases.denials})${after}`, 'u')
  return {
    language,
    said: any(phrases.said),
    noMore: any(phrases.noMore),
    denials,
    breaks: word(phrases.breaks),
    others: any([phrases.others]),
    harmless: new RegExp(`(?:${phrases.harmless})`, 'u'),
    safe: any([phrases.safe]),
  }
}

/** Made when somebody first writes: they are many. */
let made: readonly Rules[] | undefined
const allRules = (): readonly Rules[] => {
  made ??= dangerLanguages.map(rulesFor)
  return made
}

const marks = phraseMarks(Object.values(phrasesOf).flatMap((phrases) => phrases.marks ?? []))

/** What may mean danger in another language than English: which language, and the sentence. */
export interface DangerInLanguage {
  readonly language: DangerLanguage
  readonly span: Span
}

/**
 * The first sentence that says outright, in one of the twelve languages, that who wrote it wants to die, to end their life or to hurt
 * themselves; null for none. Denied, told of somebody else, and with a small cause it counts for nothing.
 */
export function dangerInLanguages(text: string): DangerInLanguage | null {
  for (const { plain, span, isQuoted } of clausesOf(text, marks.mayBeIn)) {
    if (!marks.areIn(plain)) continue
    for (const one of allRules()) if (isDanger(one, plain, isQuoted)) return { language: one.language, span }
  }
  return null
}

function isDanger(one: Rules, plain: string, isQuoted: boolean): boolean {
  const noMore = one.noMore.exec(plain)
  const said = noMore ?? one.said.exec(plain)
  if (!said || one.harmless.test(plain)) return false
  const before = plain.slice(0, said.index)
  if (isOfOthers(one, before, isQuoted)) return false
  return noMore !== null || !one.denials.test(`${clauseBefore(one, before)}${said[0]}`)
}

/** What stands before it in its own clause. */
function clauseBefore({ breaks }: Rules, before: string): string {
  let from = 0
  for (const match of before.matchAll(breaks)) from = match.index + match[0].length
  return before.slice(from)
}

const isOfOthers = (one: Rules, before: string, isQuoted: boolean): boolean =>
  one.others.test(isQuoted ? before : clauseBefore(one, before))

/** True where somebody says plainly, in one of the twelve languages, that they are safe. */
export function saysSafeInLanguages(text: string): boolean {
  return Array.from(clausesOf(text)).some(({ plain }) =>
    allRules().some((one) => {
      const safe = one.safe.exec(plain)
      return safe !== null && !one.denials.test(plain.slice(0, safe.index)) && !doubts.test(plain)
    }),
  )
}

/** A question, or a "but". */
const doubts =
  /[?؟？]|\b(?:aber|mais|pero|ma|mas|maar|ale|ama|solange|tant que|mientras|finche|totdat)\b|但|可是|لكن|लेकिन|でも|けど/u
