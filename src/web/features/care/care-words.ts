import { someEmergencyNumber } from '#domain/safety/help/emergency-number.ts'
import type { CountryHelp } from '#domain/safety/help/help-line.ts'
import { checkedOn, internationalHelp } from '#domain/safety/help/help-lines.ts'
import type { DangerLanguage, DangerWords } from '#domain/safety/languages/danger-language.ts'
import { dangerWords } from '#domain/safety/languages/danger-words.ts'

export type CarePlace = 'talk' | 'page'

type CardWords = Omit<DangerWords, 'reply' | 'stillHere' | 'safe'>

interface EnglishWords {
  readonly title: string
  /** Stands before the emergency number, which ends the paragraph. */
  readonly question: string
}

/** The fixed words of the card, by how grave the words beside it are. In a talk the reply above has thanked and asked already. */
const words: Readonly<Record<1 | 2, Readonly<Record<CarePlace, EnglishWords>>>> = {
  2: {
    talk: {
      title: 'You do not have to carry this alone.',
      question: 'There are people who can listen to it now. If you might act on it, or are hurt, call',
    },
    page: {
      title: 'Thank you for putting this into words.',
      question:
        'Are you thinking of ending your life, or of hurting yourself? You may say so plainly, to somebody who can stay with you. If you might act on it, or are hurt, call',
    },
  },
  1: {
    talk: {
      title: 'That sounds like a lot to hold.',
      question:
        'Is there more under it than fits here? You may tell it to a person today. If it turns into thoughts of not living and is urgent, call',
    },
    page: {
      title: 'This sounds like a lot to hold.',
      question:
        'Is there more under it than fits on a page? You may tell it to a person today. If it turns into thoughts of not living and is urgent, call',
    },
  },
}

const waysToAnswer = {
  direction: 'ltr',
  notMeant: 'Not what I meant',
  less: 'Show less of this',
  close: 'Close',
  more: 'Help lines, people, your plan',
} as const

/** In the language of the words beside it, where danger is known in it. */
export const cardWords = (level: 1 | 2, place: CarePlace, language?: DangerLanguage): CardWords =>
  language ? dangerWords[language] : { ...waysToAnswer, ...words[level][place] }

/** What stands for the number: where the country is not known, words, which no link goes with; in another language the number that most mobile networks connect. */
export const emergencyName = (help: CountryHelp, language?: DangerLanguage): string =>
  help.code === internationalHelp.code && !language ? someEmergencyNumber : help.emergency

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** 'November 2026', the month in which the list of help lines was written. */
export function listMonth(written = checkedOn): string {
  const [year = '', month = ''] = written.split('-')
  return `${months[Number(month) - 1]} ${year}`
}
