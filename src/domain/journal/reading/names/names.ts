import { fold } from '#domain/text/fold.ts'
import type { Span } from '#domain/text/text.ts'
import { type KnownName, type NameContext, type NameKind, noNames } from '../context.ts'
import { type Page, spanAt } from '../language/language-tokens.ts'
import { enough, evidenceFor, isAlsoWord, isListedPlace } from './names-evidence.ts'
import { type KnownMention, knownIn, refusedNames } from './names-known.ts'
import { rolesIn } from './names-roles.ts'
import { type Run, runsIn, smallRunsIn } from './names-runs.ts'
import { thingsIn } from './names-things.ts'

/** Somebody or something that a text names. `name` is its longest spelling there, or the journal's own; `key` is the same for all spellings of it. */
export interface NameFound {
  readonly kind: NameKind
  readonly name: string
  readonly key: string
  readonly spans: readonly Span[]
  /** What the person is to the writer, when the text or the journal says so: 'sister'. */
  readonly role?: string
}

interface Candidate {
  readonly run: Run
  readonly key: string
  readonly span: Span
}

interface Draft {
  kind: NameKind
  name: string
  key: string
  spans: Span[]
  role: string | null
}

/** The people, places, events and concepts that a page names, in the order of their first mention. */
export function namesIn(page: Page, context: NameContext = noNames): NameFound[] {
  const refused = refusedNames(context)
  const known = knownIn(page, context)
  const drafts = new Map<string, Draft>()
  for (const { known: name, span } of known) addKnown(drafts, name, span)
  const beside = addRuns(page, drafts, known, refused)
  for (const { role, span, first, last } of rolesIn(page)) {
    if (beside.has(last) || refused.has(fold(span.text)) || isTaken(known, first, last)) continue
    add(drafts, { kind: 'person', name: span.text, key: `role:${role}`, role, span })
  }
  for (const { kind, key, span } of thingsIn(page))
    if (!refused.has(fold(span.text))) add(drafts, { kind, name: span.text, key, role: null, span })
  return [...drafts.values()]
    .map(finished)
    .sort((a, b) => startOf(a) - startOf(b) || a.key.length - b.key.length)
}

const startOf = ({ spans }: NameFound): number => spans[0]?.start ?? 0

function finished({ role, spans, ...draft }: Draft): NameFound {
  const ordered = [...spans].sort((a, b) => a.start - b.start)
  return role === null ? { ...draft, spans: ordered } : { ...draft, spans: ordered, role }
}

function add(
  drafts: Map<string, Draft>,
  { span, ...found }: Omit<Draft, 'spans'> & { readonly span: Span },
): void {
  const draft = drafts.get(`${found.kind} ${found.key}`)
  if (!draft) {
    drafts.set(`${found.kind} ${found.key}`, { ...found, spans: [span] })
    return
  }
  draft.spans.push(span)
  draft.role ??= found.role
  if (!found.key.startsWith('role:') && found.name.length > draft.name.length) draft.name = found.name
}

function addKnown(drafts: Map<string, Draft>, { kind, name, role }: KnownName, span: Span): void {
  const key = `${kind} ${fold(name)}`
  const draft = drafts.get(key)
  if (draft) draft.spans.push(span)
  else drafts.set(key, { kind, name, key: fold(name), role: role ?? null, spans: [span] })
}

const isTaken = (known: readonly KnownMention[], first: number, last: number): boolean =>
  known.some((each) => first <= each.last && last >= each.first)

/** Decides on all runs of the page together, so that a name proven in one sentence is found in the others; answers the tokens of roles that belong to a name. */
function addRuns(
  page: Page,
  drafts: Map<string, Draft>,
  known: readonly KnownMention[],
  refused: ReadonlySet<string>,
): ReadonlySet<number> {
  const candidates = candidatesIn(page, known, refused)
  const small = writtenSmall(page, candidates)
  const kinds = new Map<string, { kind: NameKind; role: string | null }>()
  const roleTokens = new Set<number>()
  for (const { run, key } of candidates) {
    const head = page.tokens[run.first]
    const evidence = evidenceFor(page, run, run.first === run.last && small.has(head?.folded ?? ''))
    const { person, place, role } = evidence
    if (Math.max(person, place) < enough) continue
    const kind =
      person >= place && !(person === place && isListedPlace(page.tokens, run)) ? 'person' : 'place'
    const before = kinds.get(key)
    kinds.set(key, before ? { kind: before.kind, role: before.role ?? role } : { kind, role })
  }
  pairUp(page, [...candidates, ...known.flatMap(knownCandidate)].sort(byPlace), kinds)
  for (const each of candidates) {
    const proven = kinds.get(each.key) ?? longerOf(each.key, kinds)
    if (!proven || isWordHere(page, each, kinds)) continue
    const key = kinds.has(each.key) ? (longestKey(each.key, kinds) ?? each.key) : each.key
    add(drafts, { ...proven, key, name: each.span.text, span: each.span })
    for (const at of rolesBeside(page, each.run)) roleTokens.add(at)
  }
  return roleTokens
}

/** Of the words that candidates begin with, those that the page also writes with a small letter. */
function writtenSmall(page: Page, candidates: readonly Candidate[]): ReadonlySet<string> {
  const heads = new Set(candidates.map(({ run }) => page.tokens[run.first]?.folded ?? ''))
  const small = new Set<string>()
  if (heads.size === 0) return small
  for (const { raw, folded } of page.tokens) if (heads.has(folded) && /^\p{Ll}/u.test(raw)) small.add(folded)
  return small
}

function candidatesIn(page: Page, known: readonly KnownMention[], refused: ReadonlySet<string>): Candidate[] {
  const large = runsIn(page)
  const taken = new Set(large.flatMap(({ first, last }) => (first === last ? [first] : [first, last])))
  const small = smallRunsIn(page).filter(({ first, last }) => !taken.has(first) && !taken.has(last))
  return [...large, ...small]
    .sort((a, b) => a.first - b.first)
    .flatMap((run) => {
      const span = spanAt(page, page.tokens[run.first]?.start ?? 0, page.tokens[run.last]?.end ?? 0)
      const key = fold(span.text)
      return refused.has(key) || isTaken(known, run.first, run.last) ? [] : [{ run, key, span }]
    })
}

const byPlace = (a: Candidate, b: Candidate): number => a.run.first - b.run.first

/** Somebody known, beside whom others may stand. */
const knownCandidate = ({ known, span, first, last }: KnownMention): Candidate[] =>
  known.kind === 'person'
    ? [{ run: { first, last, isInitial: false, hasTitle: false, isKnown: true }, key: fold(span.text), span }]
    : []

/** 'Tom and Eva', 'Tom, Eva and Lou': beside somebody proven stands somebody. */
function pairUp(
  page: Page,
  candidates: readonly Candidate[],
  kinds: Map<string, { kind: NameKind; role: string | null }>,
): void {
  for (const [at, each] of candidates.entries()) {
    const next = candidates[at + 1]
    if (!next || page.tokens[each.run.last]?.isPossessive) continue
    const between = page.text.slice(each.span.end, next.span.start)
    const joins = each.run.isKnown || next.run.isKnown ? /^ (?:and|&) $/ : /^(?:,| and|, and| or| n| &) $/
    if (!joins.test(between) || isListed(page, each, next)) continue
    const [one, other] = [each, next].map(({ key, run }) => (run.isKnown ? person : kinds.get(key)))
    if (one && !other) kinds.set(next.key, { kind: one.kind, role: null })
    else if (other && !one && !each.run.isInitial && !isTold(page, each))
      kinds.set(each.key, { kind: other.kind, role: null })
  }
}

const person = { kind: 'person', role: null } as const

/** 'Stories about Madurai, and Arjun': what is told of is not beside him. */
const isTold = (page: Page, { run }: Candidate): boolean =>
  /^(?:about|in|at|from|to|of|on|into|near)$/.test(page.tokens[run.first - 1]?.folded ?? '')

const isListed = (page: Page, ...pair: readonly Candidate[]): boolean =>
  pair.some(({ run }) => {
    const head = page.tokens[run.first]
    return isListedPlace(page.tokens, run) || (head !== undefined && isAlsoWord(head))
  })

/** The full name on the same page to which a first name belongs. */
function longestKey(key: string, kinds: ReadonlyMap<string, unknown>): string | null {
  let longest: string | null = null
  for (const other of kinds.keys())
    if (other.startsWith(`${key} `) && other.length > (longest?.length ?? 0)) longest = other
  return longest
}

function longerOf(key: string, kinds: ReadonlyMap<string, { kind: NameKind; role: string | null }>) {
  const longest = longestKey(key, kinds)
  const found = longest === null ? undefined : kinds.get(longest)
  return found?.kind === 'person' ? found : undefined
}

/** A name that is a word too, large only because it begins a sentence: 'Will I ever'. */
function isWordHere(page: Page, { run }: Candidate, kinds: ReadonlyMap<string, unknown>): boolean {
  const head = page.tokens[run.first]
  if (!head || !run.isInitial || run.first !== run.last || !isAlsoWord(head)) return false
  return kinds.size > 0 && evidenceFor(page, run, false).person < enough
}

function rolesBeside(page: Page, run: Run): number[] {
  const head = page.tokens[run.first]
  const places: number[] = []
  if (head?.gap === ' ' || head?.gap === ', ') places.push(run.first - 1)
  if (page.tokens[run.last + 1]?.gap === ', ') places.push(run.last + 2)
  return places
}
