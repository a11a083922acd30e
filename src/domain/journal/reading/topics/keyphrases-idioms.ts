import type { Token } from '../language/language-tokens.ts'
import { nameLists } from '../names/names-lists.ts'

interface Place {
  readonly words: readonly string[]
  readonly at: number
}

let made: ReadonlyMap<string, readonly Place[]> | undefined
let madeOf: string | null = null

/** For each word the turns of speech that hold it, and where. */
function idiomsByWord(): ReadonlyMap<string, readonly Place[]> {
  const { idioms } = nameLists()
  if (made && madeOf === idioms) return made
  const byWord = new Map<string, Place[]>()
  for (const idiom of idioms.split(/[|\n]/)) {
    const words = idiom.trim().split(' ')
    for (const [at, word] of words.entries()) {
      const known = byWord.get(word)
      if (known) known.push({ words, at })
      else byWord.set(word, [{ words, at }])
    }
  }
  made = byWord
  madeOf = idioms
  return byWord
}

/** True for a word that belongs to a turn of speech where it stands. */
export function isIdiom(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return (idiomsByWord().get(token?.folded ?? '') ?? []).some((idiom) =>
    idiom.words.every((word, index) => {
      const other = tokens[at - idiom.at + index]
      return other?.folded === word && other.sentence === token?.sentence
    }),
  )
}
