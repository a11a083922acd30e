import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a question asks of a retrieval; docs/talk-set.md says more. */
export const questionKinds = ['single', 'multi', 'time', 'change', 'person', 'absent'] as const

/** A turn of a talk, both counted from 1. */
const turnRef = z.strictObject({ talk: z.int().positive(), turn: z.int().positive() })

const person = z.strictObject({
  name: z.string().min(1),
  about: z.string().min(1),
  /** The day on which the questions are asked. */
  asked: z.iso.date(),
  facts: z.array(z.string().min(1)),
  talks: z.array(
    z.strictObject({
      id: z.int().positive(),
      date: z.iso.date(),
      turns: z.array(z.strictObject({ who: z.enum(['person', 'companion']), text: z.string().min(1) })),
    }),
  ),
  questions: z.array(
    z.strictObject({
      kind: z.enum(questionKinds),
      question: z.string().min(1),
      /** Each inner list is one thing that has to be found; any turn in it will do. */
      evidence: z.array(z.array(turnRef).min(1)),
      answer: z.string().min(1),
    }),
  ),
})

export type TalkPerson = z.infer<typeof person>
export type TalkQuestion = TalkPerson['questions'][number]

/** The invented people with their talks and questions, by file name; throws where a file has another shape. */
export function readTalkSet(): TalkPerson[] {
  return globSync('*.json', { cwd: import.meta.dirname })
    .sort()
    .map((file) => person.parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))))
}
