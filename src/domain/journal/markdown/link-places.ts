/** A link or picture of Markdown, '[words](address)' or '![words](address)'; `from` and `to` are UTF-16 units. */
export interface LinkPlace {
  readonly from: number
  readonly to: number
  readonly words: string
  readonly address: string
}

export interface LinksWanted {
  /** Pictures alone; else every pair of brackets, also behind a "!". */
  readonly isPicture?: boolean
  /** Words and addresses may run over the end of a line. */
  readonly acrossLines?: boolean
  /** Says which ones count. What is inside of one that does not is looked at as well. */
  readonly accepts?: (words: string, address: string) => boolean
}

/**
 * The links of a text in order, none over another. In one pass: a regular expression would look for the end of each of many opening
 * brackets anew.
 */
export function linkPlaces(text: string, wanted: LinksWanted = {}): LinkPlace[] {
  const { isPicture = false, acrossLines = false, accepts = () => true } = wanted
  const found: LinkPlace[] = []
  const signs = /[[\]\n]/g
  let open = -1
  let close = -1
  let free = 0
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    const at = sign.index
    if (sign[0] === '\n') open = acrossLines ? open : -1
    else if (sign[0] === '[') {
      const isOpening = !isPicture || (at > free && text.charAt(at - 1) === '!')
      if (open < 0 && isOpening) open = at
    } else {
      const start = open
      open = -1
      if (start < 0 || text.charAt(at + 1) !== '(') continue
      if (close < at + 2) close = endOfAddress(text, at + 2, acrossLines)
      if (text.charAt(close) !== ')') continue
      const [words, address] = [text.slice(start + 1, at), text.slice(at + 2, close)]
      if (!accepts(words, address)) continue
      free = close + 1
      found.push({ from: isPicture ? start - 1 : start, to: free, words, address })
      signs.lastIndex = free
    }
  }
  return found
}

/** An address with a title, in which brackets are letters. */
const titled = /[^\s()]{1,2000}[ \t]+"(?:[^"\\\n]|\\.){0,2000}"[ \t]*(?=\))/y

/** Where the bracket closes, or the line or the text ends before it does. */
function endOfAddress(text: string, from: number, acrossLines: boolean): number {
  titled.lastIndex = from
  if (titled.test(text)) return titled.lastIndex
  const end = acrossLines ? /\)/g : /[)\n]/g
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

/** A text with something else in the place of its links. */
export function replaceLinks(text: string, wanted: LinksWanted, put: (link: LinkPlace) => string): string {
  let done = 0
  const pieces: string[] = []
  for (const link of linkPlaces(text, wanted)) {
    pieces.push(text.slice(done, link.from), put(link))
    done = link.to
  }
  return done === 0 ? text : pieces.join('') + text.slice(done)
}
