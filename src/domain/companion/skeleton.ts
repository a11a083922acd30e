/** What a skeleton may hold in braces. Facts that are missing make the skeleton unfit. */
export const slots = [
  'line',
  'clause',
  'felt',
  'absolute',
  'wish',
  'person',
  'day',
  'who',
  'whom',
  'they',
  'unanswered',
  'later',
  'rite',
  'noReason',
  'brief',
  'request',
  'feared',
  'near',
  'word',
  'when',
  'count',
  'where',
] as const
export type Slot = (typeof slots)[number]
export type Facts = Readonly<Partial<Record<Slot, string>>>

export type Style = 'direct_concise' | 'warm_supportive' | 'professional_analytical' | 'casual_friendly'
export type Tone = 'heavy' | 'light' | 'plain'

/** A sentence with gaps. `{Slot}` with a capital starts a sentence. The text itself is its identity. */
export interface Skeleton {
  readonly text: string
  /** Left out: fits every style. */
  readonly style?: Style
  /** Left out: fits every tone. */
  readonly tones?: readonly Tone[]
  /** Only where this is known, though it is not said. */
  readonly needs?: Slot
  /** Only for what happened, or only for how things are. Left out: for both. */
  readonly told?: Told
}

/** What a message mostly tells: something that happened, or how things are. Where neither shows, only what fits both is said. */
export type Told = 'event' | 'state'

const notHeavy: readonly Tone[] = ['light', 'plain']
const heavy: readonly Tone[] = ['heavy']

const tonesBy: Readonly<Record<string, readonly Tone[]>> = { '~': notHeavy, '^': heavy }
const needsBy: Readonly<Record<string, Slot>> = {
  '@': 'unanswered',
  '&': 'brief',
  '+': 'later',
  '*': 'noReason',
}
const toldBy: Readonly<Record<string, Told>> = { '=': 'event', '%': 'state' }

/**
 * Skeletons of one kind from their texts. A leading "~" keeps one away from heavy messages, "^" keeps it for them; "=" keeps it for
 * what happened, "%" for how things are; "@" keeps it for words that were said to the person and not answered, "&" for few words, "+" for a loss some time ago, "*" for a feeling without a reason.
 */
export function skeletons(style: Style | null, texts: readonly string[]): Skeleton[] {
  return texts.map((raw) => {
    const marks = /^[~^=%@&+*]*/.exec(raw)?.[0] ?? ''
    const tones = [...marks].map((mark) => tonesBy[mark]).find(Boolean)
    const told = [...marks].map((mark) => toldBy[mark]).find(Boolean)
    const text = raw.slice(marks.length)
    const needs = [...marks].map((mark) => needsBy[mark]).find(Boolean)
    return {
      text,
      ...(needs && { needs }),
      ...(style && { style }),
      ...(tones && { tones }),
      ...(told && { told }),
    }
  })
}

const slotPattern = /\{(\w+)\}/g
const slotName = (name: string): Slot => name.toLowerCase() as Slot

/** True when the skeleton suits the message and every gap can be filled. */
export function fits(
  skeleton: Skeleton,
  facts: Facts,
  about: { readonly style: Style; readonly tone: Tone; readonly told: Told | null },
): boolean {
  if (skeleton.style && skeleton.style !== about.style) return false
  if (skeleton.tones && !skeleton.tones.includes(about.tone)) return false
  if (skeleton.told && skeleton.told !== about.told) return false
  if (skeleton.needs && !facts[skeleton.needs]) return false
  return [...skeleton.text.matchAll(slotPattern)].every(([, name]) => facts[slotName(name ?? '')])
}

/** The sentence: every gap filled. */
export function filled(skeleton: Skeleton, facts: Facts): string {
  return skeleton.text.replace(slotPattern, (_, name: string) => {
    const fact = facts[slotName(name)] ?? ''
    return name.charAt(0) === name.charAt(0).toUpperCase()
      ? fact.charAt(0).toUpperCase() + fact.slice(1)
      : fact
  })
}

const shapes = new WeakMap<Skeleton, RegExp>()

/** True when a reply looks as if it held this skeleton. */
export function isIn(skeleton: Skeleton, reply: string): boolean {
  let shape = shapes.get(skeleton)
  if (!shape) {
    const literal = skeleton.text.split(slotPattern).map((part, at) => (at % 2 ? '.{1,200}?' : escaped(part)))
    shape = new RegExp(`(?:^|\\n|[.?!:”)] )${literal.join('')}(?=\\s|$)`, 'u')
    shapes.set(skeleton, shape)
  }
  return shape.test(reply)
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** 32-bit FNV-1a: the same text always gives the same number, below 2^32. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * One of the fitting skeletons, by the seed; never one that a recent reply holds while another is left, and then
 * the one that was used longest ago. `recent` is newest first. Undefined when none fits.
 */
export function choose(
  fitting: readonly Skeleton[],
  seed: string,
  recent: readonly string[],
): Skeleton | undefined {
  const ages = fitting.map((skeleton) => {
    const at = recent.findIndex((reply) => isIn(skeleton, reply))
    return at === -1 ? Number.POSITIVE_INFINITY : at
  })
  const oldest = Math.max(...ages)
  const left = fitting.filter((_, at) => ages[at] === oldest)
  return left[hashOf(seed) % left.length]
}
