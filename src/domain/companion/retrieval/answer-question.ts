import { ratingWord } from '#domain/journal/rating-words.ts'
import { capital, inWords } from '#domain/text/number-words.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { gapInWords, saidWhen } from '#domain/time/when-in-words.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Finding, RememberedTime } from '../replies/reply.ts'
import type { JournalQuestion } from './journal-question.ts'
import type { Rated } from './rated-feeling.ts'

/** What an answer says before and after the quotes it rests on. */
export interface Answer {
  readonly lead: string
  readonly quotes: readonly RecalledPassage[]
  readonly after: string
}

/** 'I looked through 12 pages in May'; of talks alone there are no pages. */
const lookedThrough = ({ searched, question }: Finding): string =>
  searched === 0 && !question.period
    ? 'I looked through our talks'
    : `I looked through ${pagesInWords(searched)}${ofPeriod(question)}`

export const pagesInWords = (count: number): string => (count === 1 ? 'one page' : `${count} pages`)

/** The answer that a finding gives; null where nothing was found that could answer. It says what it rests on, and what it cannot know. */
export function answerOf(finding: Finding, today: Day): Answer | null {
  if (finding.rated) return ratedAnswer(finding, finding.rated, today)
  if (finding.passages.length === 0) return ratingsAlone(finding)
  if (finding.remembered !== undefined)
    return { lead: rememberedLead(finding, finding.remembered, today), quotes: finding.passages, after: '' }
  const { quotes, after } = saidOf(finding)
  return { lead: leadOf(finding, today), quotes, after }
}

/** Where no line of the days says it, what was rated on them does. */
function ratingsAlone({ question, searched, ratings }: Finding): Answer | null {
  if (question.kind !== 'how' || !ratings.some(({ count }) => count > 0)) return null
  const lead = `I looked through ${pagesInWords(searched)}${ofPeriod(question)} and found no line that says it.`
  return { lead, quotes: [], after: ratedInWords(ratings) }
}

/** A feeling that was rated is answered by the rating; the page that it stands on may say more. */
function ratedAnswer({ question, passages }: Finding, rated: Rated, today: Day): Answer {
  const { scale, rating, day, entryUid } = rated
  const word = ratingWord(scale, rating)
  return {
    lead: `You ${question.kind} put ${scale} at ${rating} of 10, “${word}”, ${saidWhen({ day }, today)}${ago(day, today)}.`,
    quotes: passages.filter((passage) => passage.entryUid === entryUid).slice(0, 1),
    after: '',
  }
}

/** What is told without a time began in these days up to its page. */
const aboutDays = 7

/** "Starts 11 January", "in May": what a sentence says itself is told by it. */
const ownDate =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?|(?<!I )(?:in|on|by|since|until|from|early|late)) (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)? (?:the )?\d{1,2}\b|\b\d{1,2}[./]\d{1,2}\b|\bthe \d{1,2}(?:st|nd|rd|th)\b/iu

function rememberedLead({ passages }: Finding, time: RememberedTime | null, today: Day): string {
  if (!time) return 'This is where you say who that is.'
  if (time.isAskedWhen && ownDate.test(passages[0]?.quote ?? '')) return comesNearest(passages)
  const { isAskedWhen, from, fromLatest, until, goesOn } = time
  const date = (day: Day): string => shortDate(day, today.slice(0, 4))
  if (isAskedWhen && from)
    return fromLatest && fromLatest !== from
      ? addDays(from, aboutDays) < fromLatest
        ? `By your own words, between ${date(from)} and ${date(fromLatest)}.`
        : `Around ${date(fromLatest)}, going by the day of your page.`
      : `By your own words, ${saidWhen({ day: from }, today)}${ago(from, today)}.`
  if (until) return `By your own words, this was so until ${date(until)}.`
  return goesOn && !isAskedWhen
    ? 'By your own words, this is how it is now.'
    : 'This is where you write of it.'
}

function leadOf(finding: Finding, today: Day): string {
  const { question, passages, pages, searched, first, last } = finding
  if (finding.isUnsure) return unsureLead(finding)
  if (finding.isOfDays) return ofDaysAlone(finding)
  const within = question.periodWords ? capital(question.periodWords) : null
  const [quoted] = passages
  const day = quoted?.day ?? today
  const when = saidWhen(quoted ?? { day }, today)
  switch (question.kind) {
    case 'last':
    case 'first': {
      const end = question.kind === 'last' ? 'last' : 'first'
      if (finding.happened === 0) return `The ${end} mention that I find is ${when}${ago(day, today)}.`
      return `The ${end} I find is ${when}${ago(day, today)}.`
    }
    case 'premise':
      return passages.length === 1 ? 'Here it is.' : 'It stands in these places.'
    case 'count':
      if (finding.happened !== undefined) return countedEvents(finding, within, today)
      return `${within ? `${within}: on` : 'On'} ${pagesInWords(pages)} of ${searched}${fromTo(first, last, today)}.`
    case 'how':
      return `${within ? `${within} you` : 'You'} wrote ${pagesInWords(searched)}${pages > 0 && pages < searched ? `, of which ${pages} touch${pages === 1 ? 'es' : ''} this` : ''}.`
    case 'summary':
      return pages > 1
        ? `${within ?? 'In all'}, ${pagesInWords(pages)}${fromTo(first, last, today)}. In your own sentences:`
        : 'In your own sentences:'
    case 'recall':
      return comesNearest(passages)
  }
}

const comesNearest = ({ length }: Finding['passages']): string =>
  length === 1 ? 'This comes nearest.' : 'These come nearest, the nearest first.'

/** Where it is likelier to stand nowhere, that comes first. */
function unsureLead(finding: Finding): string {
  if (finding.meaning === 'offered')
    return `${lookedThrough(finding)} and did not find it. This comes nearest, and may be about something else.`
  return finding.passages.length === 1
    ? 'I am not sure, but this may be it.'
    : 'I am not sure, but it may be one of these.'
}

/** 'In May you wrote 5 pages. The last 3 begin:' */
function ofDaysAlone({ question, searched, passages }: Finding): string {
  const wrote = `${capital(question.periodWords ?? 'on those days')} you wrote ${pagesInWords(searched)}.`
  if (searched > passages.length) return `${wrote} The last ${passages.length} begin:`
  return `${wrote} ${searched === 1 ? 'It begins:' : 'They begin:'}`
}

/** ' in May', ' of last week'; nothing where no days were named. */
export function ofPeriod({ period, periodWords }: JournalQuestion): string {
  if (!period) return ''
  const words = periodWords ?? 'those days'
  return ` ${/^(?:in|of|on|during|over|since|around)\b/i.test(words) ? '' : 'of '}${words}`
}

/** An event is not a mention: it says how many pages tell it as something that happened. */
function countedEvents(
  { happened = 0, pages, searched, first, last }: Finding,
  within: string | null,
  today: Day,
): string {
  const lead = within ? `${within}: ` : ''
  if (happened === 0)
    return capital(
      `${lead}none that I can tell as having happened, in ${pagesInWords(searched)}; ${pagesInWords(pages)} mention${pages === 1 ? 's' : ''} it.`,
    )
  const told = `${lead}${inWords(happened)} of ${pagesInWords(searched)} tell${happened === 1 ? 's' : ''} it as something that happened`
  return `${capital(told)}${fromTo(first, last, today)}.`
}

const ago = (day: Day, today: Day): string => {
  const gap = gapInWords(day, today)
  return gap ? `, ${gap} ago` : ''
}

function fromTo(first: Day | null, last: Day | null, today: Day): string {
  if (!first || !last) return ''
  const year = today.slice(0, 4)
  return first === last
    ? `, on ${shortDate(first, year)}`
    : `, from ${shortDate(first, year)} to ${shortDate(last, year)}`
}

const mentionsBeside = (happened: number, pages: number): string =>
  pages > happened
    ? `${capital(pagesInWords(pages))} mention${pages === 1 ? 's' : ''} it in all; wishes, plans and what others did are not counted.`
    : ''

function saidOf({
  question,
  passages,
  pages,
  ratings,
  happened,
  isUnsure,
}: Finding): Pick<Answer, 'quotes' | 'after'> {
  if (isUnsure) return { quotes: passages, after: ratings.length > 0 ? ratedInWords(ratings) : '' }
  switch (question.kind) {
    case 'last':
    case 'first':
      return { quotes: passages, after: pages > 1 ? `It is on ${pagesInWords(pages)} in all.` : '' }
    case 'count':
      if (happened !== undefined) return { quotes: passages, after: mentionsBeside(happened, pages) }
      return { quotes: passages.slice(0, 1), after: 'I count pages that hold the word or one near it.' }
    case 'how':
      return { quotes: passages, after: ratedInWords(ratings) }
    case 'premise':
    case 'summary':
      return { quotes: passages, after: '' }
    case 'recall':
      return {
        quotes: passages,
        after: pages > passages.length ? `${capital(pagesInWords(pages))} touch it in all.` : '',
      }
  }
}

/** 'Mood stood at 6 in the middle, given on 9 pages.' */
function ratedInWords(ratings: Finding['ratings']): string {
  const given = ratings.filter(({ count }) => count > 0)
  if (given.length === 0) return 'You gave no ratings there, so there is no number to go by.'
  return `${given.map(({ name, middle, count }) => `${name} stood at ${middle} of 10 in the middle, over ${count === 1 ? 'one page' : `${count} pages`}`).join('; ')}.`
}
