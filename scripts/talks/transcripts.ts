import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompanionMode } from '#domain/companion/replies/reply.ts'
import type { IndexedEntry } from '#domain/search/search-index.ts'
import { readTalkSet, type TalkPerson } from '../../bench/talks/talk-set.ts'
import { root } from '../root.ts'
import { talkWith } from './companion-talk.ts'

const file = join(root, 'bench', 'talks', 'transcripts.md')
const begin = '<!-- transcripts: written by npm run transcripts -->'
const end = '<!-- end of transcripts -->'

interface Scene {
  readonly name: string
  readonly style: string
  readonly mode: CompanionMode
  /** The last talks of the person, whose own words are said again; what they said before is their journal. */
  readonly talks: number
  /** Asked at the end. */
  readonly question: string
}

const scenes: readonly Scene[] = [
  { name: 'Roz', style: 'direct_concise', mode: 'listen', talks: 3, question: 'What did I say about Mum?' },
  {
    name: 'Walter',
    style: 'professional_analytical',
    mode: 'ask',
    talks: 3,
    question: 'When did I first write about Harjit?',
  },
  {
    name: 'Femi',
    style: 'casual_friendly',
    mode: 'plan',
    talks: 3,
    question: 'when did i last mention the cat?',
  },
  {
    name: 'Ines',
    style: 'warm_supportive',
    mode: 'challenge',
    talks: 3,
    question: 'How often did I write about Joss?',
  },
  {
    name: 'Tobias',
    style: 'warm_supportive',
    mode: 'ask',
    talks: 3,
    question: 'Have I ever written about a zeppelin?',
  },
]

function pageOf({ id, date, turns }: TalkPerson['talks'][number]): IndexedEntry {
  const content = turns.flatMap(({ who, text }) => (who === 'person' ? [text] : [])).join('\n\n')
  return { uid: `talk ${id}`, title: '', content, createdAt: `${date}T20:00:00.000Z`, day: date }
}

const quoteLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

function transcriptOf(people: readonly TalkPerson[], { name, style, mode, talks, question }: Scene): string {
  const person = people.find((one) => one.name === name)
  if (!person) throw new Error(`The talk set has nobody called ${name}.`)
  const earlier = person.talks.slice(0, -talks)
  const said = person.talks
    .slice(-talks)
    .flatMap(({ turns }) => turns.flatMap(({ who, text }) => (who === 'person' ? [text] : [])))
  const talk = talkWith({ style, mode, journal: earlier.map(pageOf), today: person.asked }, [
    ...said,
    question,
  ])
  const lines = talk.flatMap(({ said: message, reply }) => [
    `**${name}:** ${message.replaceAll('\n', ' ')}`,
    quoteLines(reply),
  ])
  return [`### ${name}, ${style.replace('_', ' and ')}, ${mode}`, ...lines].join('\n\n')
}

/** bench/talks/transcripts.md as the companion speaks now. */
export function withTranscripts(document: string): string {
  const people = readTalkSet()
  const written = scenes.map((scene) => transcriptOf(people, scene)).join('\n\n')
  const [head] = document.split(begin)
  const tail = document.split(end)[1] ?? ''
  return `${head}${begin}\n\n${written}\n\n${end}${tail}`
}

export const readDocument = (): string => readFileSync(file, 'utf8')

if (process.argv[1] === import.meta.filename) writeFileSync(file, withTranscripts(readDocument()))
