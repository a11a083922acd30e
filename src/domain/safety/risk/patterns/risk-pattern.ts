import { vocabulary } from '../risk-vocabulary.ts'

/**
 * What a pattern finds: a wish to be dead, thoughts of suicide, killing oneself, preparing it, an attempt, hurting oneself, and the
 * quiet ones: a wish to be gone, a wish not to wake, death welcomed, being a burden, no way on, a goodbye, hopelessness; a voice that
 * orders it, holding out against it, means at hand, a deed of which all is said, and going without food so as to be less.
 */
export type RiskSign =
  | 'wish'
  | 'thought'
  | 'kill'
  | 'plan'
  | 'attempt'
  | 'harm'
  | 'gone'
  | 'asleep'
  | 'welcome'
  | 'burden'
  | 'spent'
  | 'farewell'
  | 'hopeless'
  | 'voice'
  | 'struggle'
  | 'means'
  | 'deed'
  | 'eating'

export interface RiskPattern {
  readonly sign: RiskSign
  readonly level: 1 | 2
  /** The template as a global regular expression over plain words; made when it is first asked for. */
  readonly found: () => RegExp
  /** As it is listed. */
  readonly template: string
  /** A sentence without a word of each of these cannot match. */
  readonly needs: readonly ReadonlySet<string>[]
  /** A sentence without one of these words cannot match: the rarest of what it needs. */
  readonly triggers: readonly string[]
}

/** Words too frequent to look for. */
const frequent = new Set(
  `i me my myself not to be is am are was were been the a an it that this if in on of at for with and or would will could
  should have has had can cannot never all more want wanted wanting wish think thinking thought feel feeling felt you your we
  they them their there what who when how do did no any some out up off go going get got keep here know just like make made as
  from into by him her he she his one time day life people everyone nobody everything nothing without about only than being
  living live so`.split(/\s+/),
)

/** Words of nearly every sentence. */
const everywhere = new Set('i me my to the a and it of is am was in that be for not have you on'.split(' '))

const expanded = (term: string): string[] =>
  term.split('|').flatMap((one) => {
    const listed = /^<(\w+)>$/.exec(one)?.[1]
    if (listed === undefined) return [one.replaceAll('_', ' ')]
    const words = vocabulary[listed]
    if (!words) throw new Error(`No words called ${listed}`)
    return words
  })

/** A gap never runs over a denial: it would turn the meaning round. */
const unDenied = ' (?!(?:not|never|no|nobody|cannot|without) )'
const clauseEnd = '(?= [.,:()"*-]| $)'
const gap = /^(~~?)(\d+)$/

function termSource(term: string): string {
  const [, kind, most] = gap.exec(term) ?? []
  if (kind !== undefined) return `(?:${unDenied}[^ ${kind === '~' ? ',.()"' : '"'}]+){0,${most}}?`
  if (term === '^') return '(?<=^|[,.:()"*-])'
  if (term === '$') return clauseEnd
  const isOptional = term.endsWith('?')
  const listed = expanded(isOptional ? term.slice(0, -1) : term).filter((each) => each !== '$')
  const one = ` (?:${listed.join('|')})`
  if (term.endsWith('|$')) return `(?:${one}|${clauseEnd})`
  return isOptional ? `(?:${one})?` : one
}

const isMandatory = (term: string): boolean => !gap.test(term) && !/[?$^]$/.test(term)

/** One word of each alternative of the mandatory term that is rarest, and of those the one with the fewest; "*" where all are everywhere. */
function triggersOf(terms: readonly string[]): string[] {
  for (const common of [frequent, everywhere]) {
    const sets = terms.map((term) =>
      expanded(term).map((each) => each.split(' ').find((word) => !common.has(word))),
    )
    const rare = sets.filter((set) => set.every((word) => word !== undefined))
    const best = rare.sort((a, b) => a.length - b.length)[0]
    if (best) return [...new Set(best)].filter((word) => word !== undefined)
  }
  return ['*']
}

const firstWords = (term: string): ReadonlySet<string> =>
  new Set(expanded(term).map((each) => each.split(' ')[0] ?? ''))

/**
 * A pattern over plain words. A term is a word, words with "|" between them ("_" for a space), a list of the vocabulary in angle
 * brackets, "~3" for at most three words of a clause, "~~3" across commas, "^" and "$" for the edges of a clause; "?" after a term makes it optional.
 */
export function pattern(sign: RiskSign, level: 1 | 2, template: string): RiskPattern {
  const terms = template.split(' ')
  if (terms.some((term) => term.startsWith('$|'))) throw new Error(`"$" may not stand first: ${template}`)
  const mandatory = terms.filter(isMandatory)
  const needs = mandatory.map(firstWords)
  let made: RegExp | undefined
  const found = (): RegExp => {
    made ??= new RegExp(`${terms.map(termSource).join('')}(?= )`, 'g')
    return made
  }
  return { sign, level, template, found, needs, triggers: triggersOf(mandatory) }
}

/** Patterns of one sign, a template on each line. */
export function patternsOf(sign: RiskSign, level: 1 | 2, templates: string): RiskPattern[] {
  const lines = templates.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).map((line) => pattern(sign, level, line))
}
