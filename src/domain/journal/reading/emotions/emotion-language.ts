import { isStopword } from '#domain/text/text.ts'

/** Grammar words of other languages that English has not, or hardly. */
const foreign = new Set(
  (
    'ich und der das nicht ist ein eine einen zu auf für mit sich auch aber wir sie es dem von heute sehr mich habe ' +
    "je le les des une est et pas que dans pour avec mais très suis j'ai c'est nous vous du au aujourd'hui était " +
    'el los las y un una por con mi yo es muy estoy pero porque del hoy fue ' +
    'il che di e non la sono molto oggi mi ho della gli ' +
    'ik en het een niet maar heb ben dat voor ook vandaag erg ' +
    'eu o uma não para com mas muito estou hoje foi em os ' +
    'jag och det att är inte som på mycket idag nie jest się że bardzo dzisiaj bir ve çok bu için'
  ).split(' '),
)
/** What a word says about the language of its text. */
export type WordLanguage = 'english' | 'foreign' | 'open' | 'none'

const hasLetter = /\p{L}/u

/** Whether a word in lower case is an English grammar word, one of another language, any other word, or no word. */
export function languageOfWord(lower: string, isDenial: boolean): WordLanguage {
  if (!hasLetter.test(lower)) return 'none'
  if (foreign.has(lower)) return 'foreign'
  return isDenial || isStopword(lower) ? 'english' : 'open'
}
