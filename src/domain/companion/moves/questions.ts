import type { AiInterest } from '#domain/account/onboarding-choices.ts'
import type { Turn } from '../replies/reply.ts'

interface QuestionKind {
  /** What of a message the question is tied to; a group is the word or name that it takes up. */
  readonly pattern: RegExp
  readonly questions: readonly string[]
  /** Who wished for this has it asked first. */
  readonly interest?: AiInterest
}

const name =
  '(?!(?:I|We|He|She|They|It|Then|Today|Yesterday|Tomorrow|Nobody|Everybody|Somebody|Everyone|Someone|People|The|My|Our|His|Her|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|And|But|So|That|This|What|When|Who)\\b)(\\p{Lu}\\p{Ll}+|[Mm]um|[Mm]other|[Dd]ad|[Ff]ather)'

/** In this order: what is nearer to the person comes first. `{it}`: the name that the message holds. */
const kinds: readonly QuestionKind[] = [
  {
    pattern: /\b(?:said|say|told \p{L}+|tell \p{L}+) yes\b/iu,
    questions: [
      'What did you say no to with that yes?',
      'When did you know that you would rather have waited?',
    ],
  },
  {
    pattern:
      /\b(?:have not|haven['’]t|did not|didn['’]t) (?:answer|repl|call|go\b|book|ring|write back|decide)\p{L}*|\blet it ring\b|\bput(?:ting)? (?:it|this|that) off\b|\bavoid\p{L}*\b/iu,
    interest: 'faster_writing',
    questions: [
      'What would you answer if it had to fit into one sentence?',
      'What are you spared as long as you wait?',
      'Which part of it is it, really, that you are putting off?',
    ],
  },
  {
    pattern: /\b(?:decid\p{L}+|whether|can(?:no|['’])t choose|thinking (?:about|of|over)|torn between)\b/iu,
    interest: 'guided_reflection',
    questions: [
      'What would you miss first if you said no?',
      'What would you tell a friend who asked you this?',
      'Who already knows what you are going to do?',
    ],
  },
  {
    pattern: /\b(?:afraid|scared|frightened|dread\p{L}*|worried|nervous|panick\p{L}*)\b/iu,
    interest: 'emotional_insights',
    questions: [
      'What do you see happening, exactly, when you think of it?',
      'Which part of it have you been through before?',
      'What would make it a little less bad, and who could do that?',
    ],
  },
  {
    pattern: /\b(?:angry|furious|cross|annoyed|livid|fed up|resent\p{L}*|unfair)\b/iu,
    interest: 'emotional_insights',
    questions: [
      'What would have been enough?',
      'What did nobody see in it?',
      'What do you want to be asked about it?',
    ],
  },
  {
    pattern: /\bdream(?:t|ed|ing|s)?\b/iu,
    questions: ['What was left of it when you woke up?', 'Which part of it belongs to the day before?'],
  },
  {
    pattern: new RegExp(
      `(?:^|[^\\p{L}])${name} (?:said|says|told me|asked|wants|offered|rang|wrote|called|keeps|thinks)\\b`,
      'u',
    ),
    questions: [
      'What did you want to say to {it}, and did not?',
      'What does {it} not know about this?',
      'What would you like {it} to ask you?',
    ],
  },
  {
    pattern: /\b(?:for the first time|finally|at last|suddenly|this time|opened|changed)\b/iu,
    questions: ['What was different this time?', 'What had to happen first, so that this could?'],
  },
  {
    pattern:
      /\b(?:proud|glad|relieved|passed|got through|managed|worked out|we laughed|I laughed|so happy)\b/iu,
    questions: ['What did you do that helped it go well?', 'Whom would you like to know about this?'],
  },
  {
    pattern: /\b(?:waiting|I keep|I still|again and again|every (?:night|morning|evening|time))\b/iu,
    interest: 'pattern_recognition',
    questions: ['What usually comes just before it?', 'What would you do today if it were settled?'],
  },
  {
    pattern: /\bI (?:want|wish|would like|['’]d like|would love|long)\b/iu,
    interest: 'guided_reflection',
    questions: ['Which part of it could be true this week?', 'When did you last have a little of it?'],
  },
]

/** Asked about a line that was found, where the message itself gives no question. */
const aboutLine = [
  'What would you say to the person who wrote that line?',
  'What has happened to it since?',
  'What do you know now that you did not know when you wrote it?',
] as const

const isAsked = (turns: readonly Turn[], question: string): boolean =>
  turns.some(({ role, content }) => role === 'assistant' && content.includes(question))

/** What a question is asked about. */
export interface Asking {
  readonly message: string
  readonly turns: readonly Turn[]
  readonly interests: readonly AiInterest[]
  /** A line of theirs stands above it. */
  readonly hasLine: boolean
}

/** One question that is tied to the message, or to the line beside it; null where none fits that was not asked in this talk before. */
export function questionAbout({ message, turns, interests, hasLine }: Asking): string | null {
  const ofLine = hasLine ? (aboutLine.find((question) => !isAsked(turns, question)) ?? null) : null
  if (ofLine && interests.includes('memory_context')) return ofLine
  const isWanted = ({ interest }: QuestionKind): boolean =>
    interest !== undefined && interests.includes(interest)
  const ordered = [...kinds.filter(isWanted), ...kinds.filter((kind) => !isWanted(kind))]
  for (const { pattern, questions } of ordered) {
    const match = pattern.exec(message)
    if (!match) continue
    const said = questions.map((question) => question.replace('{it}', match[1] ?? ''))
    const fresh = said.find((question) => !isAsked(turns, question))
    if (fresh) return fresh
  }
  return ofLine
}

/** Every question of the library, for those who review it. */
export const allQuestions: readonly string[] = [...kinds.flatMap(({ questions }) => questions), ...aboutLine]

/** One question that challenges what was said; null where none fits. */
export const challengeQuestion = (_: Asking): string | null => null

/** One question about a first step; null where none fits. */
export const stepQuestion = (_: Asking): string | null => null
