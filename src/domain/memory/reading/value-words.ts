import { isEnglishWord } from '#domain/journal/reading/names/names-lists.ts'
import { fold } from '#domain/text/fold.ts'
import { stemOf } from '#domain/text/text.ts'

/** Whether a word is one of everyday English, whatever letter it begins with. */
export const isOrdinaryWord = (word: string): boolean => {
  const folded = fold(/^[\p{L}'’-]{1,40}/u.exec(word)?.[0] ?? '')
  return isEnglishWord(folded, stemOf(folded))
}
