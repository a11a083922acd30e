/** Tells from words which mark phrases whether one of the phrases may stand in a text. */
export interface PhraseMarks {
  /** Of a text as it was typed, in one pass: false for nearly every English sentence. True also where only plain letters can tell. */
  readonly mayBeIn: (typed: string) => boolean
  /** Of plain text: lower case, without accents. */
  readonly areIn: (plain: string) => boolean
}

const foreign = 0
const letter = 1
const other = 2

/** What English is typed with: letters and apostrophes, which make words, and what stands between these. Any other sign is foreign. */
const kinds = new Uint8Array(0x2030)
for (let code = 0x20; code < 0x7f; code++)
  kinds[code] = /[a-z']/i.test(String.fromCharCode(code)) ? letter : other
for (const sign of '\t\r\n–—…“”') kinds[sign.charCodeAt(0)] = other
for (const sign of '‘’') kinds[sign.charCodeAt(0)] = letter
// Plain text has an apostrophe or a space instead, by what stands around it.
kinds['`'.charCodeAt(0)] = foreign

const otherScript =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The place of the first two letters of a word in a table; capitals share it with small letters. */
const pairOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) & 31) << 5) | (text.charCodeAt(at + 1) & 31)

/** Marks in plain letters, of two letters at least; one with a "*" at its end stands for every word that begins so. */
export function phraseMarks(marks: readonly string[]): PhraseMarks {
  const words: ReadonlySet<string> = new Set(marks.filter((mark) => !mark.endsWith('*')))
  const beginnings = marks.flatMap((mark) => (mark.endsWith('*') ? [mark.slice(0, -1)] : []))
  const isMark = (word: string): boolean =>
    words.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
  // By the first two letters: a bit for each length that a mark has.
  const lengths = new Int32Array(1_024)
  for (const mark of marks)
    for (const sign of "'‘’") {
      const bits = mark.endsWith('*') ? -1 << (mark.length - 1) : 1 << mark.length
      const pair = pairOf(mark.replace("'", sign), 0)
      lengths[pair] = (lengths[pair] ?? 0) | bits
    }

  const isTyped = (typed: string, from: number, to: number): boolean =>
    ((lengths[pairOf(typed, from)] ?? 0) & (1 << Math.min(to - from, 31))) !== 0 &&
    isMark(typed.slice(from, to).toLowerCase().replace(/[‘’]/g, "'"))

  return {
    mayBeIn: (typed) => {
      let from = 0
      for (let at = 0; at < typed.length; at++) {
        const kind = kinds[typed.charCodeAt(at)] ?? foreign
        if (kind === letter) continue
        if (kind === foreign || (at - from > 1 && isTyped(typed, from, at))) return true
        from = at + 1
      }
      return typed.length - from > 1 && isTyped(typed, from, typed.length)
    },
    areIn: (plain) => otherScript.test(plain) || plain.split(/[^\p{L}\p{M}']+/u).some(isMark),
  }
}
