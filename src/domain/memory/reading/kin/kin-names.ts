import type { Page, Token } from '#domain/journal/reading/language/language-tokens.ts'
import { isEnglishWord, nameLists } from '#domain/journal/reading/names/names-lists.ts'
import { belongsToAnother } from '#domain/journal/reading/names/names-roles.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import { fold } from '#domain/text/fold.ts'
import { capital } from '#domain/text/number-words.ts'
import { calledSign, type Mention, type Surface } from '../page-memory.ts'
import { elderMeant, isKinTitle, isSurelyKin, kinMeant } from './kin-lexicon.ts'

/** A word of kin of a page, with the name before or behind it: 'Babcia', 'Daksha Masi', 'Tita Baby'. Places in units of the text. */
interface KinName {
  readonly from: number
  readonly to: number
  readonly sentence: number
}

type Made = { name: string; role?: string; places: [number, number][]; sentences: number[] }

const own = /^(?:my|our)$/
const behind = /^(?:uncle|aunty|auntie)$/

/**
 * The mentions of a page with kin whom it calls by words of other languages, alone or with a first name, and with each grandmother and grandfather under
 * the word that they are called by: 'Granny' and 'Nana' may be two.
 */
export function withKinNames(page: Page, mentions: readonly Mention[]): Mention[] {
  const made = new Map<Surface, Made>()
  const add = (name: string, { from, to, sentence }: KinName) => {
    const surface = `person:${fold(name)}`
    const role = elderMeant(fold(name))
    const known = made.get(surface) ?? { name, ...(role && { role }), places: [], sentences: [] }
    known.places.push([from, to])
    known.sentences.push(sentence)
    made.set(surface, known)
  }
  const names = kinNamesIn(page, mentions)
  for (const one of names) add(capital(page.text.slice(one.from, one.to)), one)
  const left = mentions.flatMap((mention): Mention[] => {
    const isElder = /^person:role:grand(?:mother|father)$/.test(mention.surface)
    const kept = mention.places.map(([from, to], at) => {
      if (names.some((one) => from < one.to && to > one.from)) return false
      const word = page.text.slice(from, to).split(' ').at(-1) ?? ''
      const isCalled = isElder && elderMeant(fold(word)) !== null
      if (isCalled) add(capital(word), { from, to, sentence: mention.sentences[at] ?? 0 })
      return !isCalled
    })
    if (kept.every(Boolean)) return [mention]
    const [places, sentences] = [
      mention.places.filter((_, at) => kept[at]),
      mention.sentences.filter((_, at) => kept[at]),
    ]
    return places.length === 0 ? [] : [{ ...mention, places, sentences }]
  })
  const merged = left.map((mention): Mention => {
    if (/^person:role:(?:mother|father)$/.test(mention.surface)) return withCalled(page, mention)
    const own = mention.kind === 'person' ? made.get(mention.surface) : undefined
    const role = mention.role ?? elderMeant(mention.surface.slice('person:'.length))
    if (own) made.delete(mention.surface)
    if (!own) return role ? { ...mention, role } : mention
    return {
      ...{ ...mention, ...(role && { role }) },
      places: [...mention.places, ...own.places],
      sentences: [...mention.sentences, ...own.sentences],
    }
  })
  return [...merged, ...Array.from(made, ([surface, own]) => ({ surface, kind: 'person' as const, ...own }))]
}

const withCalled = ({ text }: Page, mention: Mention): Mention => {
  const isOwn = ([from]: Place): boolean => /\b(?:my|our) $/i.test(text.slice(Math.max(0, from - 4), from))
  return mention.places.every(isOwn) ? mention : { ...mention, signs: [calledSign] }
}

function kinNamesIn(page: Page, mentions: readonly Mention[]): KinName[] {
  const { tokens } = page
  const taken = mentions.flatMap(({ kind, surface, places }) =>
    places.map(([from, to]) => ({ from, to, isPerson: kind === 'person' && !surface.includes(':role:') })),
  )
  const at = (token: Token) => taken.find(({ from, to }) => from < token.end && to > token.start)
  const isPerson = (token: Token): boolean => {
    const one = at(token)
    return one?.isPerson === true && one.from === token.start && one.to === token.end
  }
  /** Large, and somebody's or in no list of words. */
  const isUnlisted = (token: Token): boolean =>
    token.isCapital && !at(token) && !isEnglishWord(token.folded, token.stem)
  const isName = (token: Token): boolean =>
    token.isCapital && (isPerson(token) || isUnlisted(token) || isGiven(token))
  // In the Philippines anything may be a name: 'Tita Baby', 'Kuya Boy'.
  const isNameBehind = (word: string, token: Token): boolean =>
    isName(token) || (/^(?:tita|tito|kuya|ate)$/.test(word) && token.isCapital && !at(token))
  /** 'her Oma', 'the Babushka doll', "Nonna's Pizzeria". */
  const isOther = (first: number, last: number): boolean =>
    belongsToAnother(page, first) ||
    (tokens[last]?.isPossessive === true && tokens[last + 1]?.isCapital === true)
  const found: KinName[] = []
  let reached = -1
  for (const [index, token] of tokens.entries()) {
    if (index <= reached || token.isForeign) continue
    const [before, next] = [beside(tokens, index, -1), beside(tokens, index, 1)]
    const isPair = next && token.isCapital && isSurelyKin(`${token.folded} ${next.folded}`)
    const [word, last] = isPair ? [`${token.folded} ${next.folded}`, next] : [token.folded, token]
    const isSuffix = behind.test(word)
    if (!isSuffix && kinMeant(word).size === 0) continue
    const isOwn = own.test(tokens[index - 1]?.folded ?? '')
    if (!token.isCapital && !(isOwn && isSurelyKin(word))) continue
    const covering = at(token)
    const isAlone =
      !covering || (covering.isPerson && covering.from >= token.start && covering.to <= last.end)
    if (!isAlone) continue
    reached = index + (isPair ? 1 : 0)
    const after = beside(tokens, reached, 1)
    const place = { sentence: token.sentence, from: token.start, to: last.end }
    const isBehind = before && (isPerson(before) || (isKinTitle(word) && isUnlisted(before)))
    if (token.isCapital && before && isBehind) found.push({ ...place, from: before.start })
    else if (!isSuffix && isTitleWord(word) && token.isCapital && after && isNameBehind(word, after)) {
      found.push({ ...place, to: after.end })
      reached++
    } else if (isSurelyKin(word) && !covering && !isSuffix && !isOther(index, reached)) found.push(place)
  }
  return found
}

const isGiven = ({ folded }: Token): boolean => nameLists().given.has(folded)

/** Not 'Ma Rainey' nor 'Ba Jin': before a name these say nothing. */
const isTitleWord = (word: string): boolean => !/^(?:ma|ba|pa|da|tad|chi|anh|ong|ngoai)$/.test(word)

/** The token next to one in its sentence, behind one space; undefined where something else stands between. */
function beside(tokens: readonly Token[], index: number, step: 1 | -1): Token | undefined {
  const [one, other] = [tokens[index], tokens[index + step]]
  const gap = step === 1 ? other?.gap : one?.gap
  const isPossessive = step === 1 ? one?.isPossessive : other?.isPossessive
  return other && one && other.sentence === one.sentence && gap === ' ' && !isPossessive ? other : undefined
}
