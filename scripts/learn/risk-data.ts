import { readTalkSet } from '../../bench/talks/talk-set.ts'
import { goEmotions, journalTexts } from '../score/score-data.ts'
import { sentencesOf } from './risk-pages.ts'

/** What people write on ordinary days: turns of the talks and answers of journals. */
export function ordinaryTexts(folder: string): string[] {
  const turns = readTalkSet().flatMap(({ talks }) => talks.flatMap((talk) => talk.turns))
  const said = turns.filter(({ who }) => who === 'person').map(({ text }) => text)
  return [...said, ...journalTexts(folder).map(({ text }) => text)]
}

const frightening =
  /\b(?:die|died|dying|dead|death|kill|killed|killing|suicid\w*|cut|hurt|hurts|harm|myself|alive|live|end|jump|pills|overdose|hang|gone|disappear|hopeless|burden|worth|goodbye)\b/i

/** A part of the posts of GoEmotions: every tenth, and every fourth that has a frightening word. Nobody has judged them. */
export function posts(folder: string): string[] {
  const all = [...goEmotions(folder, 'dev'), ...goEmotions(folder, 'train')].map(({ text }) => text)
  return all.filter((text, at) => at % 10 === 0 || (at % 4 === 0 && frightening.test(text)))
}

/** The answers of journals that weights were learned from, by sentence. */
export const answerDays = (folder: string): string[] =>
  sentencesOf(journalTexts(folder).map(({ text }) => text))

/** Posts of GoEmotions that nothing was learned from, without a frightening word: they stand around phrases of strangers. */
export const strangePosts = (folder: string): string[] =>
  sentencesOf(
    goEmotions(folder, 'dev')
      .map(({ text }) => text)
      .filter((text, at) => at % 10 === 5 && !frightening.test(text)),
  )
