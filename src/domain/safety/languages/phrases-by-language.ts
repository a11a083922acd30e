import type { DangerLanguage, DangerPhrases } from './danger-language.ts'
import { arabic, chinese, hindi, japanese, polish, turkish } from './phrases-eastern.ts'
import { dutch, german } from './phrases-germanic.ts'
import { french, italian, portuguese, spanish } from './phrases-romance.ts'

export const phrasesOf: Readonly<Record<DangerLanguage, DangerPhrases>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  tr: turkish,
  ar: arabic,
  hi: hindi,
  zh: chinese,
  ja: japanese,
}
