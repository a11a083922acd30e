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

/** Where posts stand that the rules find something in, and rightly, or that nobody can tell: nothing harmless is learned from them. */
const notHarmless: ReadonlySet<number> = new Set([
  386, 542, 625, 890, 2049, 2074, 2305, 4443, 5259, 6547, 7020, 7611, 8448, 8679, 9997, 11042, 11450, 11951,
  12541, 12729, 12795, 12887, 13091, 13288, 15392, 16015, 16921, 17514, 19158, 20356, 20718, 20861, 21797,
  21973, 23974, 24351, 24495, 24884, 25451, 26069, 27160, 29348, 32200, 34237, 35872, 37064, 37090, 37119,
  38094, 38435, 39609, 39830, 42832, 42936, 43411, 43437, 44111, 45182, 45240, 46262, 46980,
])

/** Every second of the posts in which the rules find something, judged one by one as harmless. `finds`: whether the rules find something. */
export const judgedPosts = (folder: string, finds: (text: string) => boolean): string[] =>
  [...goEmotions(folder, 'dev'), ...goEmotions(folder, 'train')]
    .map(({ text }) => text)
    .filter((text, at) => at % 2 === 1 && !notHarmless.has(at) && finds(text))

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
