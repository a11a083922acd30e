import { counted } from '#domain/goals/engine/days.ts'
import { acceptedDraft } from '#domain/journal/drafted.ts'
import { capital, inWords } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { longDate, shortDate, weekday } from '#domain/time/entry-date.ts'
import type { LetterLine } from './letter-lines.ts'
import type { LetterNotice } from './letter-notice.ts'
import type { LetterCounts, WeekLetter } from './week-letter.ts'

/** Who is named as the author of a letter. */
const author = 'Inkwell'

/** 'A letter for the week to 15 November' */
export const letterTitle = (day: Day): string => `A letter for the week to ${shortDate(day, day.slice(0, 4))}`

const on = ({ quote, day }: LetterLine): string => `“${quote.replace(/\s+/g, ' ')}” (${weekday(day, 'long')})`
const onDate = ({ quote, day }: LetterLine): string => `“${quote.replace(/\s+/g, ' ')}” (${longDate(day)})`

function countWords({ pages, days, rated }: LetterCounts): string {
  const written =
    pages === days
      ? `You wrote on ${counted(days, 'day')} this week`
      : `You wrote ${counted(pages, 'page')} on ${counted(days, 'day')} this week`
  return rated === 0 ? `${written}.` : `${written}, and rated ${counted(rated, 'page')}.`
}

/** A rating as one reads it: 6, 6.5. */
const figure = (value: number): string => String(Math.round(value * 10) / 10)

function noticeWords(notice: LetterNotice | null): string[] {
  if (!notice) return ['I looked for a contradiction and for a change, and found none worth a line.']
  if (notice.kind === 'disagrees')
    return [
      'Two lines of yours that do not seem to agree:',
      '',
      `- ${onDate(notice.said)}`,
      `- ${onDate(notice.against)}`,
      '',
      'Both may be true. I only put them side by side.',
    ]
  const { scale, now, before } = notice
  return [
    `Something moved: this week the median of your ${scale} ratings was ${figure(now.middle)} (${counted(now.count, 'rating')}). In the four weeks before it was ${figure(before.middle)} (${counted(before.count, 'rating')}). It may be chance.`,
  ]
}

function toldLines({ counts, lines, notice, question }: Extract<WeekLetter, { kind: 'told' }>): string[] {
  const own =
    lines.length === 0
      ? ['None of your sentences stands well on its own, so I quote none.']
      : [
          `${capital(inWords(lines.length))} ${lines.length === 1 ? 'line' : 'lines'} of yours, word for word:`,
          '',
          ...lines.map((line) => `- ${on(line)}`),
        ]
  const { words, about } = question
  const asked = about
    ? `If you would like a question: you wrote “${about.quote.replace(/\s+/g, ' ')}” ${words}`
    : `If you would like a question: ${words}`
  return [countWords(counts), '', ...own, '', ...noticeWords(notice), '', asked]
}

function bodyOf(letter: WeekLetter): string[] {
  if (letter.kind === 'told') return toldLines(letter)
  if (letter.kind === 'heavy')
    return [
      'Some of what you wrote this week is heavy, and a letter put together by rules is no answer to it. Your pages are kept as they are.',
      '',
      'If it is like that now, please tell somebody who can be with you, or call your local emergency number. The people and numbers you named are under Settings, Care.',
    ]
  const rated = letter.mood
    ? ` You rated your mood ${counted(letter.mood.count, 'time')}, with a median of ${figure(letter.mood.middle)}.`
    : ''
  return [`You wrote no words in these seven days, so there is nothing to tell.${rated}`]
}

/**
 * The text of a letter's page, Markdown: a drafted block that names its author, so that nothing of it is ever read as the person's own words. Below it is room
 * for an answer.
 */
export function letterPageText(letter: WeekLetter, day: Day): string {
  const foot =
    letter.kind === 'told'
      ? `Put together by rules on your own device, from the seven days up to ${longDate(day)}, 18:00. Nothing of it was sent anywhere. The words in quotation marks are yours, to the letter.`
      : `Put together by rules on your own device, for the seven days up to ${longDate(day)}, 18:00. Nothing of it was sent anywhere.`
  return `${acceptedDraft([...bodyOf(letter), '', foot].join('\n'), author)}\n\n`
}
