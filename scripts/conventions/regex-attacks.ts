import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** A text made to cost an expression as much as it can: `lead`, then `pump` again and again, then `tail`. */
export interface Attack {
  readonly lead: string
  readonly pump: string
  readonly tail: string
}

/** A repetition with a lower bound than this is no more than a factor. */
const longRepetition = 600
const commonSigns = ['a', 'A', '1', ' ', '.', '\n', 'é', '"', '-', '’', 'x', '/', ',', '\t', '_', '\u{1f600}']

type Element = AST.Element | AST.QuantifiableElement

/**
 * The texts to try an expression with, made of its own classes and words, the likeliest first, at most `most`; none where nothing in it repeats
 * without end.
 */
export function attacksOn(source: string, flags: string, most: number): Attack[] {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const found = new Findings(source, flags)
  for (const one of pattern.alternatives) found.walk(one.elements, '')
  if (!found.isEndless) return []
  const pumps = [...found.pumps].filter((pump) => pump !== '')
  const leads = [...found.leads].filter(Boolean).sort((a, b) => a.length - b.length)
  const tails = [...found.tails, '\u0000', ' x!\n']
  const around = [
    ['', tails[0]],
    // What is allowed only at the very beginning is not to hide what follows.
    ['x\u0000', '\u0000'],
    ['x\u0000', tails[0]],
    ...leads.slice(0, 2).map((lead) => [lead, tails[0]]),
    ...[...leads.slice(0, 3), ''].flatMap((lead) => tails.slice(1, 4).map((tail) => [lead, tail])),
  ]
  return around
    .flatMap(([lead = '', tail = ''], round) =>
      pumps.map((pump, at) => ({ attack: { lead, pump, tail }, turn: round + at })),
    )
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ attack }) => attack)
}

/** The text of an attack with at least so many letters. */
export const attackText = ({ lead, pump, tail }: Attack, letters: number): string =>
  lead + pump.repeat(Math.ceil(letters / pump.length)) + tail

class Findings {
  readonly leads = new Set<string>()
  readonly pumps = new Set<string>()
  /** Signs at which a repetition has to stop. */
  readonly tails = new Set<string>()
  isEndless = false
  readonly #flags: string
  readonly #signs = new Map<string, string[]>()

  readonly #own: ReadonlySet<string>

  constructor(source: string, flags: string) {
    this.#flags = flags.replace(/[gy]/g, '')
    this.#own = new Set(source)
  }

  /** Looks through a sequence that `before` (a text that matches what comes before it) leads to. */
  walk(elements: readonly Element[], before: string): void {
    let lead = before
    elements.forEach((element, at) => {
      if (element.type === 'Quantifier') {
        if (element.max >= longRepetition)
          this.#repetition(element, lead, this.#until(elements.slice(at + 1)))
        this.walk([element.element], lead)
      } else if (element.type === 'Group' || element.type === 'CapturingGroup')
        for (const one of element.alternatives) this.walk(one.elements, lead)
      else if (element.type === 'Assertion' && 'alternatives' in element)
        for (const one of element.alternatives)
          this.walk(one.elements, element.kind === 'lookbehind' ? '' : lead)
      lead += this.#sample(element)
    })
  }

  /** A text for what stands between a repetition and the next one. */
  #until(elements: readonly Element[]): string {
    const next = elements.findIndex((one) => one.type === 'Quantifier' && one.max >= longRepetition)
    return elements
      .slice(0, next === -1 ? elements.length : next)
      .map((one) => this.#sample(one))
      .join('')
  }

  #repetition({ element }: AST.Quantifier, lead: string, after: string): void {
    this.isEndless = true
    this.leads.add(lead)
    const bodies = this.#bodies(element)
    for (const body of bodies) this.pumps.add(body)
    const stop = [...commonSigns, ...this.#own].find((sign) => !this.#isTaken(element, sign))
    if (stop) this.tails.add(stop)
    for (const body of bodies.slice(0, 2)) for (const gap of ['', ' ']) this.pumps.add(lead + body + gap)
    for (const gap of ['', ' ']) {
      this.pumps.add(after + gap)
      this.pumps.add(lead + gap)
      this.pumps.add(lead + (bodies[0] ?? '') + after + gap)
    }
  }

  /** Texts for what is repeated: signs of a class, one for each alternative. */
  #bodies(element: Element): string[] {
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return element.alternatives.flatMap(({ elements }) => [
        elements.map((one) => this.#sample(one)).join(''),
        elements.map((one) => this.#longer(one)).join(''),
        ...(elements.length === 1 && elements[0] ? this.#bodies(elements[0]) : []),
      ])
    if (element.type === 'Quantifier') return this.#bodies(element.element)
    if (element.type === 'Backreference') return [element.resolved].flat().map((one) => this.#sample(one))
    return this.#signsOf(element).slice(0, 4)
  }

  /** False where a repeated part cannot take a sign. */
  #isTaken(element: Element, sign: string): boolean {
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return element.alternatives.some(({ elements }) => elements.some((one) => this.#isTaken(one, sign)))
    if (element.type === 'Quantifier') return this.#isTaken(element.element, sign)
    if (element.type === 'Backreference' || element.type === 'Assertion') return false
    return new RegExp(`^(?:${element.raw})$`, this.#flags).test(sign)
  }

  /** With one of everything that may be left out. */
  #longer(element: Element): string {
    return element.type === 'Quantifier' && element.min === 0
      ? this.#sample(element.element)
      : this.#sample(element)
  }

  /** A short text that matches. */
  #sample(element: Element): string {
    switch (element.type) {
      case 'Assertion':
      case 'Backreference':
        return ''
      case 'Quantifier':
        return this.#sample(element.element).repeat(Math.min(element.min, 8))
      case 'Group':
      case 'CapturingGroup':
        return (element.alternatives[0]?.elements ?? []).map((one) => this.#sample(one)).join('')
      default:
        return this.#signsOf(element)[0] ?? ''
    }
  }

  #signsOf(element: Element): string[] {
    const known = this.#signs.get(element.raw)
    if (known) return known
    const own = element.type === 'Character' ? [String.fromCodePoint(element.value)] : rangesOf(element)
    const one = new RegExp(`^(?:${element.raw})$`, this.#flags)
    const signs = [...new Set([...commonSigns, ...own])].filter((sign) => one.test(sign))
    const best = element.type === 'Character' ? own : signs
    this.#signs.set(element.raw, best)
    return best
  }
}

/** The first sign of each range that a class lists. */
const rangesOf = (element: Element): string[] =>
  element.type === 'CharacterClass'
    ? element.elements.flatMap((one) =>
        one.type === 'Character'
          ? [String.fromCodePoint(one.value)]
          : one.type === 'CharacterClassRange'
            ? [String.fromCodePoint(one.min.value)]
            : [],
      )
    : []
