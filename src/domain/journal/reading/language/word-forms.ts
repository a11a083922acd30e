import { fold } from '#domain/text/fold.ts'
import { isStopword, stemOf } from '#domain/text/text.ts'

/** All that a word says by its spelling alone. */
export interface WordForm {
  /** As written, without a possessive 's. */
  readonly raw: string
  /** Lower case, no accents, straight apostrophes. */
  readonly folded: string
  readonly stem: string
  /** It carries grammar only. */
  readonly isGrammar: boolean
  /** Written with a large first letter and a small one after it. */
  readonly isCapital: boolean
  readonly isPossessive: boolean
}

const possessive = /['’]s$/
const capital = /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}/u

function formFrom(written: string): WordForm {
  const isPossessive = written.length > 2 && possessive.test(written)
  const raw = isPossessive ? written.slice(0, -2) : written
  const folded = fold(raw)
  return {
    raw,
    folded,
    stem: stemOf(folded),
    isGrammar: isStopword(folded),
    isCapital: capital.test(raw),
    isPossessive,
  }
}

const forms = new Map<string, WordForm>()
const mostForms = 30_000
/** A longer one is an address, a key or noise, and is not remembered. */
const longestWord = 40

/** The form of a word as written; remembered, since a journal uses the same words again and again. */
export function wordForm(written: string): WordForm {
  const known = forms.get(written)
  if (known) return known
  const form = formFrom(written)
  if (written.length > longestWord) return form
  if (forms.size >= mostForms) forms.clear()
  forms.set(written, form)
  return form
}
