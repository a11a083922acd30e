import { commonEnds } from '#domain/text/common-ends.ts'
import type { Stretch } from '#domain/text/find-words.ts'
import { changed, type TextChange } from '../markdown/text-change.ts'
import { type Replacement, replacementsBetween } from './outside-changes.ts'
import { backOf, joined, type Step, withOutside } from './steps.ts'

/** How a text was changed: letter by letter, or in one piece. */
export type Writing = 'typing' | 'deleting' | 'composing' | 'at once'

export interface Written {
  readonly by: Writing
  /** When, in ms of any clock. */
  readonly at: number
  /** What was selected; null: nobody knows. */
  readonly before: Stretch | null
  readonly after: Stretch
}

/** Whoever pauses so long begins another step. */
const pauseMs = 1_000
const mostSteps = 1_000
/** Letters of all steps together: a page has at most a million. */
const mostLetters = 4_000_000

/**
 * What can be undone in one text, and done again: words as they were typed, everything else in one piece. What comes from elsewhere is no step:
 * those before it are moved to where their words stand now, and those whose words it changed are forgotten.
 */
export class TextHistory {
  #text: string
  /** Each takes the text one step back; the last one is the next. */
  #undo: Step[] = []
  #redo: Step[] = []
  /** What the last step may still grow by. */
  #open: { readonly by: Writing; readonly at: number } | null = null

  constructor(text: string) {
    this.#text = text
  }

  get text(): string {
    return this.#text
  }

  /** The person changed the text to this. */
  write(text: string, { by, at, before, after }: Written): void {
    const old = this.#text
    if (text === old) return
    const { head, tail } = commonEnds(old, text)
    const made = { from: head, to: old.length - tail, insert: text.slice(head, text.length - tail) }
    const selection = before ?? { from: made.from, to: made.to }
    const step = backOf(old, { ...made, selection: after, back: selection })
    const last = this.#undo.at(-1)
    const whole = last && this.#goesOn(last, by, at, made) ? joined(old, last, made, after) : null
    if (whole) this.#undo.pop()
    this.#undo.push(whole ?? step)
    this.#redo = []
    this.#open = by === 'at once' ? null : { by, at }
    this.#text = text
    this.#bound()
  }

  /** Whatever comes now is a step of its own. */
  pause(): void {
    this.#open = null
  }

  /** Others changed the text to this. */
  takeOver(text: string): void {
    const news = replacementsBetween(this.#text, text)
    this.#undo = withOutside(this.#text, this.#undo, news)
    this.#redo = withOutside(this.#text, this.#redo, news)
    this.#text = text
    this.#open = null
  }

  /** The change that takes the last step back, as made; null: there is none. */
  undo(): TextChange | null {
    return this.#move(this.#undo, this.#redo)
  }

  /** The change that makes the last step again that was taken back. */
  redo(): TextChange | null {
    return this.#move(this.#redo, this.#undo)
  }

  #move(from: Step[], onto: Step[]): TextChange | null {
    const step = from.pop()
    if (!step) return null
    onto.push(backOf(this.#text, step))
    this.#text = changed(this.#text, step)
    this.#open = null
    const { back: _, ...change } = step
    return change
  }

  /** Whether a change belongs to the step before it: the same word, without a pause, at the same place. */
  #goesOn(last: Step, by: Writing, at: number, made: Replacement): boolean {
    if (!this.#open || this.#open.by !== by) return false
    if (by === 'composing') return true
    if (at - this.#open.at > pauseMs) return false
    if (by === 'deleting') return true
    const isMuch = made.insert.length > 1 && /\s/.test(made.insert)
    const isBehindGap = /\s/.test(this.#text.charAt(made.from - 1))
    const hasWord = /\S/.test(this.#text.slice(last.from, last.to))
    const beginsWord = isBehindGap && hasWord && /^\S/.test(made.insert)
    return made.from === made.to && !isMuch && !beginsWord
  }

  #bound(): void {
    let letters = 0
    let kept = 0
    while (kept < Math.min(mostSteps, this.#undo.length)) {
      const step = this.#undo[this.#undo.length - 1 - kept]
      letters += step?.insert.length ?? 0
      if (letters > mostLetters && kept > 0) break
      kept++
    }
    if (kept < this.#undo.length) this.#undo = this.#undo.slice(-kept)
  }
}
