import nlp from 'compromise'
import { pagesDeveloping } from '#domain/journal/reading/names/names-pages-developing.test-support.ts'
import { pagesHeld } from '#domain/journal/reading/names/names-pages-held.test-support.ts'
import { postsDeveloping } from '#domain/journal/reading/names/names-posts-developing.test-support.ts'
import { postsHeld } from '#domain/journal/reading/names/names-posts-held.test-support.ts'
import { readEntry } from '#domain/journal/reading/read-entry.ts'

export type NamedKind = 'person' | 'place'

/** A name where it stands in a text. */
export interface NamedAt {
  readonly kind: NamedKind
  readonly start: number
  readonly text: string
}

/** A text and the names that are marked in it: '{p:Anna} went to {l:Bath}'. */
export interface MarkedText {
  readonly text: string
  readonly names: readonly NamedAt[]
}

const context = { day: '2026-11-21', weekStart: 'monday', names: [], notNames: [] } as const
const mark = /\{([pl]):([^}]*)\}/g

/** Takes the marks out of a text and keeps where they stood. */
export function unmarked(marked: string): MarkedText {
  const names: NamedAt[] = []
  let text = ''
  let done = 0
  for (const { 0: whole, 1: kind, 2: name = '', index } of marked.matchAll(mark)) {
    text += marked.slice(done, index)
    names.push({ kind: kind === 'p' ? 'person' : 'place', start: text.length, text: name })
    text += name
    done = index + whole.length
  }
  return { text: text + marked.slice(done), names }
}

/** The people and places that the engine names in a text; who is only named by a role ("my boss") does not count. */
export function namedIn(text: string): NamedAt[] {
  return readEntry(text, context).names.flatMap(({ kind, key, spans }) =>
    (kind === 'person' || kind === 'place') && !key.startsWith('role:')
      ? spans.map(({ start, text: name }) => ({ kind, start, text: name }))
      : [],
  )
}

interface Offset {
  readonly offset: { readonly start: number }
  readonly text: string
}

/** The same by the npm package compromise, marks around a name taken off. */
export function namedByPackage(text: string): NamedAt[] {
  const read = nlp(text)
  const all = [
    ...(read.people().json({ offset: true }) as Offset[]).map((one) => ({ ...one, kind: 'person' as const })),
    ...(read.places().json({ offset: true }) as Offset[]).map((one) => ({ ...one, kind: 'place' as const })),
  ]
  return all.map(({ kind, offset, text: found }) => {
    const before = /^[^\p{L}\p{N}]*/u.exec(found)?.[0].length ?? 0
    const name = found.slice(before).replace(/[^\p{L}\p{N}]{1,6}$/u, '')
    return { kind, start: offset.start + before, text: name.replace(/['’]s$/, '') }
  })
}

export interface NameScore {
  readonly precision: number
  readonly recall: number
  readonly f1: number
  readonly there: number
}

/** Every naming counts, and only with its kind, its first and its last letter right. */
export function nameScore(texts: readonly MarkedText[], of: NamedKind, read = namedIn): NameScore {
  let [there, found, right] = [0, 0, 0]
  for (const { text, names } of texts) {
    const wanted = new Set(names.flatMap((one) => (one.kind === of ? [`${one.start} ${one.text}`] : [])))
    const said = read(text).filter(({ kind }) => kind === of)
    there += wanted.size
    found += said.length
    right += said.filter((one) => wanted.has(`${one.start} ${one.text}`)).length
  }
  const precision = found === 0 ? 0 : right / found
  const recall = there === 0 ? 0 : right / there
  return { precision, recall, f1: right === 0 ? 0 : (2 * right) / (found + there), there }
}

/** What is read, once as the rules were fitted on it and once as no rule was. */
export const nameSets = [
  { name: 'posts', developing: postsDeveloping.map(unmarked), held: postsHeld.map(unmarked) },
  { name: 'journal pages', developing: pagesDeveloping.map(unmarked), held: pagesHeld.map(unmarked) },
] as const

const shown = (value: number): string => value.toFixed(2).replace(/^0/, '').padStart(4)
const cell = ({ precision, recall, f1, there }: NameScore): string =>
  `F1 ${shown(f1)}  P ${shown(precision)}  R ${shown(recall)}  of ${there}`.padEnd(40)

/** People and places, each with the half that rules were fitted on beside the one that took no part. */
export function printNames(): void {
  console.log(`\n${'Names'.padEnd(36)}${'developing'.padEnd(40)}held back`)
  for (const { name, developing, held } of nameSets)
    for (const kind of ['person', 'place'] as const)
      for (const [who, read] of [['ours', namedIn] as const, ['compromise', namedByPackage] as const]) {
        const cells = [developing, held].map((texts) => cell(nameScore(texts, kind, read)))
        console.log(`${`${name}, ${kind}, ${who}`.padEnd(36)}${cells.join('')}`)
      }
}
