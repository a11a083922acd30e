import { boost } from './sentiment-degrees.ts'
import { idioms, softPairs } from './sentiment-idioms.ts'
import type { Token } from './sentiment-tokens.ts'

/** How strongly a word is felt, -4..4, or undefined for a word that carries nothing. */
export type Lexicon = (token: Token) => number | undefined

const shout = 0.733
const negation = -0.74

/**
 * The valence that each token of one sentence carries: the rules of VADER (Hutto and Gilbert, 2014) over a
 * lexicon: degrees, negation within three words, capitals, idioms and 'but'. Tokens of one letter do not count.
 */
export function valences(tokens: readonly Token[], lexicon: Lexicon): number[] {
  const found = new Array<number>(tokens.length).fill(0)
  if (!tokens.some((token) => lexicon(token) !== undefined)) return found
  const read = new Sentence(tokens, lexicon)
  for (let at = 0; at < tokens.length; at++) found[at] = read.valenceAt(at)
  const but = tokens.findIndex(({ lower }) => lower === 'but')
  if (but >= 0)
    for (let at = 0; at < found.length; at++) if (at !== but) weigh(found, at, at < but ? 0.5 : 1.5)
  return found
}

function weigh(values: number[], at: number, factor: number): void {
  values[at] = (values[at] ?? 0) * factor
}

class Sentence {
  readonly #tokens: readonly Token[]
  readonly #lexicon: Lexicon
  readonly #isMixedCase: boolean
  readonly #hasPhrases: boolean

  constructor(tokens: readonly Token[], lexicon: Lexicon) {
    this.#tokens = tokens
    this.#lexicon = lexicon
    let shouted = 0
    let hasPhrases = false
    for (const { isShouted, facts } of tokens) {
      if (isShouted) shouted++
      hasPhrases ||= facts.endsIdiom
    }
    this.#isMixedCase = shouted > 0 && shouted < tokens.length
    this.#hasPhrases = hasPhrases
  }

  #word(at: number): string {
    return this.#tokens[at]?.lower ?? ''
  }

  valenceAt(at: number): number {
    const token = this.#tokens[at]
    const plain = token === undefined ? undefined : this.#lexicon(token)
    if (!token || plain === undefined || token.facts.degree !== undefined) return 0
    if (token.lower === 'kind' && this.#word(at + 1) === 'of') return 0
    let valence = plain
    if (this.#isMixedCase && token.isShouted) valence += Math.sign(valence) * shout
    for (let back = 1; back <= 3 && back <= at; back++) {
      const before = this.#tokens[at - back]
      if (!before || this.#lexicon(before) !== undefined) continue
      valence += this.#degree(before, valence) * (1 - 0.05 * (back - 1))
      valence = this.#negated(at, back, valence)
      if (back === 3 && this.#hasPhrases) valence = this.#phrased(at, valence)
    }
    return this.#least(at, valence)
  }

  #degree(before: Token, valence: number): number {
    const { degree } = before.facts
    if (degree === undefined) return 0
    const toward = valence < 0 ? -degree : degree
    return this.#isMixedCase && before.isShouted ? toward + (valence > 0 ? shout : -shout) : toward
  }

  #isStress(at: number): boolean {
    const word = this.#word(at)
    return word === 'so' || word === 'this'
  }

  #negated(at: number, back: number, valence: number): number {
    if (back === 2 && this.#word(at - 2) === 'never' && this.#isStress(at - 1)) return valence * 1.5
    const isNeverSo = (): boolean => this.#word(at - 3) === 'never' && this.#isStress(at - 2)
    if (back === 3 && (this.#isStress(at - 1) || isNeverSo())) return valence * 1.25
    return this.#tokens[at - back]?.facts.isNegator ? valence * negation : valence
  }

  #phrased(at: number, valence: number): number {
    const phrase = (from: number, to: number): string => {
      let joined = this.#word(at + from)
      for (let next = from + 1; next <= to; next++) joined += ` ${this.#word(at + next)}`
      return joined
    }
    const before = [phrase(-1, 0), phrase(-2, 0), phrase(-2, -1), phrase(-3, -1), phrase(-3, -2)]
    const named = before.find((words) => idioms.has(words))
    let found = named === undefined ? valence : (idioms.get(named) ?? valence)
    for (const words of [phrase(0, 1), phrase(0, 2)]) found = idioms.get(words) ?? found
    return softPairs.has(phrase(-3, -2)) || softPairs.has(phrase(-2, -1)) ? found - boost : found
  }

  #least(at: number, valence: number): number {
    if (this.#word(at - 1) !== 'least') return valence
    const before = at > 1 ? this.#word(at - 2) : ''
    return before === 'at' || before === 'very' ? valence : valence * negation
  }
}

/** What exclamation and question marks of a sentence add to its sum, away from 0. */
export function emphasis(sentence: string): number {
  let exclaimed = 0
  let asked = 0
  for (let at = 0; at < sentence.length; at++) {
    const code = sentence.charCodeAt(at)
    if (code === 33) exclaimed++
    else if (code === 63) asked++
  }
  const questions = asked <= 1 ? 0 : asked <= 3 ? asked * 0.18 : 0.96
  return Math.min(exclaimed, 4) * 0.292 + questions
}

/** A sum of valences on the scale -1..1; `alpha` is how slowly it saturates (VADER: 15). */
export const onScale = (sum: number, alpha = 15): number => sum / Math.sqrt(sum * sum + alpha)
