/** What is said for a mark, by language; longer names stand first. */
const marks: Readonly<Record<string, readonly (readonly [said: string, mark: string])[]>> = {
  en: [
    ['new paragraph', '\n\n'],
    ['new line', '\n'],
    ['newline', '\n'],
    ['full stop', '.'],
    ['period', '.'],
    ['question mark', '?'],
    ['exclamation mark', '!'],
    ['exclamation point', '!'],
    ['semicolon', ';'],
    ['colon', ':'],
    ['comma', ','],
    ['dot dot dot', '…'],
    ['ellipsis', '…'],
  ],
  de: [
    ['neuer absatz', '\n\n'],
    ['neue zeile', '\n'],
    ['fragezeichen', '?'],
    ['ausrufezeichen', '!'],
    ['doppelpunkt', ':'],
    ['strichpunkt', ';'],
    ['semikolon', ';'],
    ['komma', ','],
    ['punkt', '.'],
  ],
  fr: [
    ['nouveau paragraphe', '\n\n'],
    ['à la ligne', '\n'],
    ['nouvelle ligne', '\n'],
    ['point d’interrogation', '?'],
    ["point d'interrogation", '?'],
    ['point d’exclamation', '!'],
    ["point d'exclamation", '!'],
    ['point-virgule', ';'],
    ['point virgule', ';'],
    ['deux-points', ':'],
    ['deux points', ':'],
    ['virgule', ','],
    ['point', '.'],
  ],
  es: [
    ['nuevo párrafo', '\n\n'],
    ['punto y aparte', '.\n\n'],
    ['nueva línea', '\n'],
    ['punto y coma', ';'],
    ['signo de interrogación', '?'],
    ['dos puntos', ':'],
    ['coma', ','],
    ['punto', '.'],
  ],
}

/** After one of these the name of a mark is a word like others: 'a period', 'the comma', 'der Punkt'. */
const articles = new Set(
  'a an the my your our their every no trial grace ein eine einen der den dem mein le la un une mon el una mi'.split(
    ' ',
  ),
)
/** These may stand alone as well: 'this period of my life', but 'I said this period'. */
const pronouns = new Set(
  'this that these his her each any some one another dieser diesen ce cet este ese'.split(' '),
)

const endMark = /[.?!…]["”’)\]]*\s*$/

/** A space before the words unless a line begins, or an opening mark or white space stands before them. */
const gapAfter = (before: string): string => (before === '' || /[\s([{“‘«¿¡–—-]$/.test(before) ? '' : ' ')

const beginsSentence = (before: string): boolean =>
  before.trim() === '' || before.slice(before.trimEnd().length).includes('\n') || endMark.test(before)

const capital = (words: string): string =>
  words.replace(/^([¿¡"“‘(]*)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase())

/**
 * What is put into a text for words that were heard: `before` is the text up to the caret. With `hasMarks` spoken marks become marks and
 * sentences begin with a capital; without, only the gap between words is minded.
 */
export function dictated(
  heard: string,
  before: string,
  { language, hasMarks }: { readonly language: string; readonly hasMarks: boolean },
): string {
  const words = heard.replace(/\s+/g, ' ').trim()
  if (words === '') return ''
  if (!hasMarks) return gapAfter(before) + words
  let put = ''
  for (const piece of piecesOf(words, language)) {
    const sofar = before + put
    if (piece.isMark)
      put = piece.text.startsWith('\n') ? put.replace(/(?<! ) +$/, '') + piece.text : put + piece.text
    else put += gapAfter(sofar) + (beginsSentence(sofar) ? capital(piece.text) : piece.text)
  }
  return put
}

interface Piece {
  readonly text: string
  readonly isMark: boolean
}

/** Words and the marks between them, as they were said. */
function piecesOf(heard: string, language: string): Piece[] {
  const named = marks[language.split('-', 1)[0]?.toLowerCase() ?? '']
  if (!named) return [{ text: heard, isMark: false }]
  const pieces: Piece[] = []
  const words = heard.split(' ')
  let plain: string[] = []
  const endPlain = (): void => {
    if (plain.length > 0) pieces.push({ text: plain.join(' '), isMark: false })
    plain = []
  }
  for (let at = 0; at < words.length; ) {
    const found = markAt(words, at, named)
    if (found) {
      endPlain()
      pieces.push({ text: found.mark, isMark: true })
      at += found.length
    } else {
      plain.push(words[at] ?? '')
      at += 1
    }
  }
  endPlain()
  return pieces
}

type Named = readonly (readonly [said: string, mark: string])[]
interface Found {
  readonly mark: string
  readonly length: number
}

function markAt(words: readonly string[], at: number, named: Named): Found | null {
  const found = namedAt(words, at, named)
  const before = (words[at - 1] ?? '').toLowerCase()
  if (!found || articles.has(before)) return null
  const after = at + found.length
  const goesOn = after < words.length && namedAt(words, after, named) === null
  return pronouns.has(before) && goesOn ? null : found
}

function namedAt(words: readonly string[], at: number, named: Named): Found | null {
  for (const [said, mark] of named) {
    const length = said.split(' ').length
    if (
      words
        .slice(at, at + length)
        .join(' ')
        .toLowerCase() === said
    )
      return { mark, length }
  }
  return null
}
