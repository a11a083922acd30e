import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { AskedRow, FactRow, QuestionRow, SaidOfMemory } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count, factTitle, plainDay, timeWords } from '../memory-words.ts'
import { EndModal } from '../parts/end-modal.tsx'
import { SameModal } from '../parts/node-actions.tsx'
import { QuoteLines } from '../parts/quote-lines.tsx'

const numbers = [
  'Nothing',
  'One thing',
  'Two things',
  'Three things',
  'Four things',
  'Five things',
  'Six things',
  'Seven things',
  'Eight things',
  'Nine things',
]

/** What memory cannot decide by itself, with both sides' sentences above the answers. */
export function InboxView() {
  const { overview } = useMemory()
  const many = overview.toSettle
  return (
    <div className="max-w-220 pt-7">
      <h2 className="font-serif text-title-l leading-title tracking-title">
        {numbers[many] ?? `${many} things`} to settle
      </h2>
      <p className="mt-1 text-small text-text-2">
        {many === 0
          ? 'When two names may be one, or two sentences do not agree, you will be asked here.'
          : 'Leave what you like for later. What you answer holds for every later reading, and can be undone.'}
      </p>
      <ol className="mt-6">
        {overview.questions.map((question, at) => (
          <li
            key={question.id}
            className="grid gap-3 border-t border-line py-7 md:grid-cols-[150px_minmax(0,1fr)]"
          >
            <Question question={question} isFirst={at === 0} />
          </li>
        ))}
      </ol>
      {many > overview.questions.length && (
        <p className="border-t border-line pt-5 text-small text-muted">
          {(many - overview.questions.length).toLocaleString('en')} more will follow as you answer.
        </p>
      )}
    </div>
  )
}

const labels = { same: 'Who is who?', against: 'A contradiction', new: 'New', still: 'Still so?' } as const

function Question({ question, isFirst }: { question: QuestionRow; isFirst: boolean }) {
  return (
    <>
      <p className="text-small text-muted">{labels[question.type]}</p>
      <div>
        {question.type === 'same' && <SameQuestion question={question} isFirst={isFirst} />}
        {question.type === 'against' && <AgainstQuestion question={question} isFirst={isFirst} />}
        {(question.type === 'new' || question.type === 'still') && (
          <FactQuestion question={question} isFirst={isFirst} />
        )}
      </div>
    </>
  )
}

type Of<Type> = Extract<QuestionRow, { type: Type }>
const Answers = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 flex flex-wrap gap-3">{children}</div>
)
const Title = ({ children }: { children: ReactNode }) => (
  <h3 className="font-serif text-title-xs leading-item tracking-title text-balance">{children}</h3>
)

function SameQuestion({ question, isFirst }: { question: Of<'same'>; isFirst: boolean }) {
  const [other, ...more] = question.others
  if (!other) return null
  return more.length > 0 ? (
    <WhoQuestion question={question} />
  ) : (
    <PairQuestion one={question.one} other={other} why={question.why} isFirst={isFirst} />
  )
}

function PairQuestion({
  one,
  other,
  why,
  isFirst,
}: {
  one: AskedRow
  other: AskedRow
  why: string
  isFirst: boolean
}) {
  const { say } = useMemory()
  const names = `${one.node.name} and ${other.node.name}`
  const answer = (isSame: boolean) =>
    void say(
      { type: 'same', surface: one.surface, other: other.surface, isSame },
      `${names} are ${isSame ? 'one' : 'two'}`,
    )
  return (
    <>
      <Title>
        Is “{one.node.name}” also {other.node.name}?
      </Title>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <Side asked={one} />
        <Side asked={other} />
      </div>
      <p className="mt-4 text-small text-muted">{why} As one, their pages and facts are told together.</p>
      <Answers>
        <Button variant={isFirst ? 'primary' : 'outline'} onClick={() => answer(true)}>
          Yes, one
        </Button>
        <Button variant="outline" onClick={() => answer(false)}>
          No, two
        </Button>
      </Answers>
    </>
  )
}

/** Somebody whom pages never name: the likeliest names to choose from. */
function WhoQuestion({ question: { one, others } }: { question: Of<'same'> }) {
  const { say } = useMemory()
  const [isSeeking, setSeeking] = useState(false)
  const name = one.node.name.replace(/^My /, 'your ')
  const told = (other: AskedRow, isSame: boolean): SaidOfMemory => ({
    ...{ type: 'same', surface: one.surface, other: other.surface, isSame },
  })
  return (
    <>
      <Title>Who is {name}?</Title>
      <div className="mt-4">
        <Side asked={one} />
      </div>
      <p className="mt-4 text-small text-muted">
        No page says who this is; these are the likeliest. As one, their pages and facts are told together.
      </p>
      <Answers>
        {others.map((other) => (
          <Button
            key={other.surface}
            variant="outline"
            onClick={() => void say(told(other, true), `${one.node.name} and ${other.node.name} are one`)}
          >
            {other.node.name}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => setSeeking(true)}>
          Somebody else
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            void say(
              others.map((other) => told(other, false)),
              `None of these is ${name}`,
            )
          }
        >
          None of these
        </Button>
      </Answers>
      {isSeeking && <SameModal node={one.node} onClose={() => setSeeking(false)} />}
    </>
  )
}

const Side = ({ asked: { node, quotes } }: { asked: AskedRow }) => (
  <div>
    <p className="mb-2 text-small font-strong">
      {node.name}, {count(node.pages, 'page')}
    </p>
    <QuoteLines quotes={quotes} />
  </div>
)

type Verdict = 'kept' | 'never' | 'over' | 'both'
const verdictOn = (fact: FactRow, verdict: Verdict, until?: string): SaidOfMemory => ({
  ...{ type: 'fact', fact: fact.key, what: factTitle(fact).slice(0, 500), verdict },
  ...(until && { until }),
})

function useVerdict() {
  const { say } = useMemory()
  return (fact: FactRow, verdict: Verdict, words: string, until?: string) =>
    void say(verdictOn(fact, verdict, until), words)
}

function AgainstQuestion({
  question: { fact, earlier },
  isFirst,
}: {
  question: Of<'against'>
  isFirst: boolean
}) {
  const verdict = useVerdict()
  const { say } = useMemory()
  return (
    <>
      <Title>Which is true of {fact.subjectName === 'You' ? 'you' : fact.subjectName} now?</Title>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <div>
          <p className="mb-2 text-small text-muted">Before: {timeWords(earlier)}</p>
          <QuoteLines quotes={earlier.quotes} />
        </div>
        <div>
          <p className="mb-2 text-small text-muted">New, {plainDay(fact.learnt)}</p>
          <QuoteLines quotes={fact.quotes} />
        </div>
      </div>
      <p className="mt-4 text-small text-muted">
        If it has changed, the first stays true until {plainDay(fact.learnt)} and is never overwritten.
      </p>
      <Answers>
        <Button
          variant={isFirst ? 'primary' : 'outline'}
          onClick={() =>
            void say(
              [verdictOn(earlier, 'over', fact.learnt), verdictOn(fact, 'kept')],
              'It has changed: both are kept, one after the other',
            )
          }
        >
          It has changed
        </Button>
        <Button variant="outline" onClick={() => verdict(fact, 'both', 'Both are kept as true')}>
          Both are true
        </Button>
        <Button variant="outline" onClick={() => verdict(fact, 'never', 'The new line is struck out')}>
          The new line is wrong
        </Button>
      </Answers>
    </>
  )
}

function FactQuestion({
  question: { fact, type },
  isFirst,
}: {
  question: Of<'new'> | Of<'still'>
  isFirst: boolean
}) {
  const verdict = useVerdict()
  const { overview } = useMemory()
  const isNew = type === 'new'
  const [isEnding, setEnding] = useState(false)
  return (
    <>
      <Title>{factTitle(fact)}.</Title>
      {!isNew && (
        <p className="mt-1 text-small text-text-2">
          Last said on {plainDay(fact.quotes[0]?.day ?? fact.learnt)}.
        </p>
      )}
      <div className="mt-4">
        <QuoteLines quotes={fact.quotes} />
      </div>
      <Answers>
        <Button
          variant={isFirst ? 'primary' : 'outline'}
          onClick={() => verdict(fact, 'kept', isNew ? 'Kept' : 'Still so')}
        >
          {isNew ? 'Keep' : 'Still so'}
        </Button>
        {!isNew && (
          <Button variant="outline" onClick={() => setEnding(true)}>
            It is over
          </Button>
        )}
        <Button variant="quiet" onClick={() => verdict(fact, 'never', 'Never remembered again')}>
          {isNew ? 'Never remember this' : 'It was never so'}
        </Button>
      </Answers>
      {isEnding && (
        <EndModal
          fact={fact}
          today={overview.today}
          onClose={() => setEnding(false)}
          onEnd={(until) => {
            setEnding(false)
            verdict(fact, 'over', `No longer true since ${plainDay(until)}`, until)
          }}
        />
      )}
    </>
  )
}
