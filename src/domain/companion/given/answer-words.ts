const opens = /<(think|thinking|thought)>/i
const closes = /<\/(?:think|thinking|thought)>/i
/** The end of a text that may be the beginning of a sign. */
const halfSign = /<\/?[a-z]{0,8}$/i

/** The words of a model's answer without what it thought aloud, wherever the stream cuts them. */
export class AnswerWords {
  #all = ''

  /** Takes the next piece and answers all words that may be shown so far; fewer than before where they turn out to have been thoughts. */
  add(piece: string): string {
    this.#all += piece
    return spoken(this.#all).replace(halfSign, '')
  }

  /** All words, once nothing more comes. */
  end(): string {
    return spoken(this.#all)
  }

  /** How long the answer is with what was thought aloud, UTF-16 units. */
  get length(): number {
    return this.#all.length
  }
}

function spoken(all: string): string {
  let rest = all
  let words = ''
  for (;;) {
    const open = opens.exec(rest)
    const close = closes.exec(rest)
    // Some models are begun within a thought, and say only where it ends.
    if (close && (!open || close.index < open.index)) {
      words = ''
      rest = rest.slice(close.index + close[0].length)
    } else if (open) {
      words += rest.slice(0, open.index)
      const after = rest.slice(open.index + open[0].length)
      const end = closes.exec(after)
      if (!end) return words.trimStart()
      rest = after.slice(end.index + end[0].length).trimStart()
    } else return (words + rest).trimStart()
  }
}
