/** What a step asks for: words, one thing a line, or how strong something is from 0 to 10. */
export type StepKind = 'text' | 'list' | 'rating'

/** Which of the person's own lines may help with a step. about: near what was written so far; for, against: those of them that bear the thought out, or do not. */
export type StepLines = 'about' | 'for' | 'against'

export interface GuidedStep {
  /** Unique within its method; never changes: answers are kept under it. */
  readonly id: string
  /** In the list of steps; reads on after "On to". */
  readonly name: string
  readonly question: string
  readonly hint: string
  readonly kind: StepKind
  readonly lines?: StepLines
  /** What is rated, where the person is not asked to name it. */
  readonly measure?: { readonly word: string; readonly low: string; readonly high: string }
  /** The rating step before, whose words are rated once more. */
  readonly again?: string
  /** The earlier answer that stands above the field, to be held against. */
  readonly recalls?: string
}

/** A conversation that is a script: a known method, asked one step at a time. */
export interface GuidedMethod {
  readonly id: GuidedMethodId
  readonly title: string
  /** When it helps, in a line. */
  readonly about: string
  /** About how long it takes. */
  readonly minutes: number
  /** Five to eight. */
  readonly steps: readonly GuidedStep[]
  /** The step whose answer names the page; its first words do. */
  readonly namedBy: string
  /** The step that a line of a page begins, where one leads here. */
  readonly beginsAt: string
  /** Where the method comes from. */
  readonly source: string
  /** Other words that somebody may look for. */
  readonly also: string
}

export const guidedMethodIds = [
  'thought-record',
  'worry-time',
  'woop',
  'unsent-letter',
  'values',
  'three-good-things',
  'hard-conversation',
  'decision',
] as const
export type GuidedMethodId = (typeof guidedMethodIds)[number]
