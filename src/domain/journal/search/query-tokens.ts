/** The operators that are written with a colon. */
export const operatorKeys = [
  'with',
  'mood',
  'energy',
  'stress',
  'after',
  'before',
  'on',
  'has',
  'is',
  'feeling',
] as const
export type OperatorKey = (typeof operatorKeys)[number]

/** A piece of what was typed. `from` and `to` are its place in the typed text (UTF-16 units). */
export interface QueryToken {
  /** A dash or a hash without anything behind it is 'unfinished'. */
  readonly kind: 'word' | 'quote' | 'topic' | 'operator' | 'or' | 'unfinished'
  readonly from: number
  readonly to: number
  readonly isNot: boolean
  /** Set for an operator. */
  readonly key: OperatorKey | null
  /** What stands behind the key, the hash or the dash, without quotes. */
  readonly operand: string
  /** A quote that was opened and not closed. */
  readonly isOpen: boolean
}

/** A quoted piece may hold spaces, and stand behind a dash, a key or a hash; anything else ends at a space. */
const pieces = /-?(?:[a-z]+:|#)?["“”][^"“”]*(?:["“”]|$)|\S+/gi
const keyed = /^([a-z]+):(.*)$/is
const keys: ReadonlySet<string> = new Set(operatorKeys)

const isKey = (key: string): key is OperatorKey => keys.has(key)

/** What was typed into a search, piece by piece, in order. Cheap: the field draws with it while somebody types. */
export function queryTokens(typed: string): QueryToken[] {
  return Array.from(typed.matchAll(pieces), (match) => tokenAt(match[0], match.index))
}

function tokenAt(raw: string, from: number): QueryToken {
  const isNot = raw.startsWith('-') && !raw.startsWith('--')
  const text = isNot ? raw.slice(1) : raw
  const place = { from, to: from + raw.length, isNot, key: null, isOpen: false }
  if (text === '' || text === '#') return { ...place, kind: 'unfinished', operand: '' }
  if (/^or$/i.test(raw)) return { ...place, kind: 'or', operand: raw }
  const [, name = '', behind = ''] = keyed.exec(text) ?? []
  const key = name.toLowerCase()
  if (isKey(key)) return { ...place, kind: 'operator', key, ...unquoted(behind) }
  if (/^#["“”\p{L}\p{N}_]/u.test(text)) return { ...place, kind: 'topic', ...unquoted(text.slice(1)) }
  if (/^["“”]/.test(text)) return { ...place, kind: 'quote', ...unquoted(text) }
  return { ...place, kind: 'word', operand: text }
}

function unquoted(text: string): Pick<QueryToken, 'operand' | 'isOpen'> {
  if (!/^["“”]/.test(text)) return { operand: text, isOpen: false }
  const isClosed = text.length > 1 && /["“”]$/.test(text)
  return { operand: text.slice(1, isClosed ? -1 : undefined), isOpen: !isClosed }
}
