import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preparePage } from '#domain/journal/reading/language/language-tokens.ts'
import type { LifeTopic } from '#domain/journal/reading/topics/keyphrases-topic-words.ts'
import { topicsIn } from '#domain/journal/reading/topics/keyphrases-topics.ts'
import { csvRows } from './score-data.ts'
import { macroF1, type Verdicts } from './score-measures.ts'

/** Which topics of ours stand for a label of the journals' writers. */
const topicsOf: Readonly<Record<string, readonly LifeTopic[]>> = {
  exercise: ['exercise'],
  family: ['family'],
  food: ['food'],
  friends: ['friends'],
  god: ['faith'],
  health: ['health'],
  love: ['love'],
  recreation: ['leisure', 'creativity', 'travel'],
  school: ['school'],
  sleep: ['sleep'],
  work: ['work'],
}

/** Topics against the writers' own labels of the same answers. The words were adjusted on them: nothing here is held back. */
export function printTopics(folder: string): void {
  const [header = [], ...rows] = csvRows(
    readFileSync(join(folder, 'journal-emotions', 'lemotif-dev.csv'), 'utf8'),
  )
  const found = rows.map(([text = '']) => new Set(topicsIn(preparePage(text)).map(({ topic }) => topic)))
  const verdicts = Object.entries(topicsOf).map(([label, topics]): readonly [string, Verdicts] => {
    const column = header.findIndex((name) => name.includes(`.t1.${label}.`))
    const targets = rows.map((row) => (row[column] === 'TRUE' ? 1 : 0))
    return [label, { targets, said: found.map((has) => (topics.some((topic) => has.has(topic)) ? 1 : 0)) }]
  })
  const each = verdicts.map(([label, one]) => `${label} ${macroF1([one]).toFixed(2)}`)
  console.log(
    `\nTopics, journals (developing): macro-F1 ${macroF1(verdicts.map(([, one]) => one)).toFixed(3)}`,
  )
  console.log(each.join('  '))
}
