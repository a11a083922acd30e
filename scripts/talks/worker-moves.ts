import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayNumber, monthName } from '#domain/time/entry-date.ts'
import type { MeaningModel } from '#worker/meaning/meaning-model.ts'
import type { MovesPerson } from '../../bench/moves.ts'
import { packageModel, talkInWorker, type WorkerReply } from './worker-talk.ts'

type Turn = MovesPerson['turns'][number]

export interface WorkerMove extends WorkerReply {
  readonly turn: Turn
  /** At a marked moment the right line, another one or none; for a question to the journal 'right' or 'wrong'. */
  readonly outcome: 'right' | 'wrong' | 'none' | null
}

/** A person's talk as the worker leads it, each turn in its mode. */
export async function workerMovesOf(person: MovesPerson, model: MeaningModel | null): Promise<WorkerMove[]> {
  const replies = await talkInWorker(person, person.turns, model)
  return replies.map((answer, at) => {
    const turn = person.turns[at] as Turn
    return { turn, ...answer, outcome: outcomeOf(turn, answer) }
  })
}

function outcomeOf({ line, expect }: Turn, { reply, receipts }: WorkerReply): WorkerMove['outcome'] {
  if (line) {
    if (receipts.some(({ quote }) => plain(quote).includes(plain(line)))) return 'right'
    return receipts.length > 0 ? 'wrong' : 'none'
  }
  if (!expect) return null
  const days = new Set(receipts.map(({ day }) => day))
  const said = reply.replace(/ \((?:in a talk on )?\p{Lu}\p{Ll}+ \d+ \p{Lu}\p{Ll}+ \d{4}(?=\)|, )/gu, '')
  // "I am not sure, but this may be it" does not say that something is nowhere.
  const own = reply.replace(/^[“‘].*?[”’](?: \([^()]*\))?$/gmsu, '').replaceAll('I am not sure, but', '')
  const isSaid = (one: string): boolean => {
    if (/^\d{4}-\d\d-\d\d$/.test(one))
      return days.has(one) || hasWords(own, `${dayNumber(one)} ${monthName(one)}`)
    return hasWords(one === 'not' ? own : said, one)
  }
  return expect.some(isSaid) ? 'right' : 'wrong'
}

const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ').toLowerCase()

/** Whether a text has these words next to each other, each as a whole one, in whichever case. */
function hasWords(text: string, words: string): boolean {
  const [whole, part] = [plain(text), plain(words)]
  const isSign = (at: number): boolean => /[\p{L}\p{N}]/u.test(whole[at] ?? '')
  // A sum may stand right behind its money: "R14,870".
  const goesOn = (at: number): boolean => (/^\d/.test(part) ? /\d/.test(whole[at - 1] ?? '') : isSign(at - 1))
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!goesOn(at) && !isSign(at + part.length)) return true
  return false
}

/** The pages and the talk, without what was marked beforehand and how it came out. */
function transcriptOf({ name, about, today, pages }: MovesPerson, moves: readonly WorkerMove[]): string {
  const written = pages.map(({ date, title, text }) => `### ${date}${title ? ` · ${title}` : ''}\n\n${text}`)
  const spoken = moves.map(
    ({ turn, reply }, at) =>
      `### ${at + 1} (${turn.mode})\n\n**Said:** ${turn.said}\n\n**Reply:** ${reply || '(no words; what was said is kept)'}`,
  )
  const intro = `# ${name}\n\n${about}\nThe talk is on ${today}.`
  return [intro, '## Pages', ...written, '## Talk', ...spoken, ''].join('\n\n')
}

const fileOf = (name: string): string => `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}.md`

const share = (sorted: readonly number[], of: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0)

/** Prints every reply with its outcome and the counts, and writes transcripts and outcomes into a folder where one is given. */
export async function printInWorker(people: readonly MovesPerson[], folder: string | null): Promise<void> {
  const model = packageModel()
  if (!model) console.log('The encoder of sentences is not installed: by words and memory alone.')
  if (folder) mkdirSync(folder, { recursive: true })
  const all: (WorkerMove & { readonly name: string })[] = []
  for (const person of people) {
    const { name } = person
    const moves = await workerMovesOf(person, model)
    all.push(...moves.map((move) => ({ name, ...move })))
    console.log(`\n== ${name}`)
    for (const { turn, reply, outcome } of moves) {
      const marked = turn.line ?? turn.expect?.join(' / ')
      const expected = marked ? `\n  marked: ${marked}` : ''
      console.log(
        `[${turn.mode}] ${turn.said}\n  ${outcome ?? ''} > ${reply.replaceAll('\n\n', ' | ')}${expected}`,
      )
    }
    if (folder) writeFileSync(join(folder, fileOf(name)), transcriptOf(person, moves))
  }
  if (folder) writeFileSync(join(folder, 'outcomes.json'), `${JSON.stringify(all, null, 2)}\n`)
  const moments = all.filter(({ turn }) => turn.line)
  const questions = all.filter(({ turn }) => turn.expect)
  const count = (some: readonly WorkerMove[], is: WorkerMove['outcome']) =>
    some.filter(({ outcome }) => outcome === is).length
  const times = all.map(({ firstWordMs }) => firstWordMs).sort((a, b) => a - b)
  console.log(
    `\nright line ${count(moments, 'right')} of ${moments.length}, another ${count(moments, 'wrong')}, none ${count(moments, 'none')}; questions right ${count(questions, 'right')} of ${questions.length}; first word after ${share(times, 0.5)} ms (median), ${share(times, 0.95)} ms (p95)`,
  )
}
