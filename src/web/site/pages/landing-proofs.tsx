import type { ReactNode } from 'react'
import { Markdown, sectionNamed } from '../markdown.tsx'
import type { PageText } from '../site-content.ts'
import { Illustrative } from '../site-frame.tsx'

interface PromiseProps {
  readonly isShort: boolean
  readonly text: PageText
}

/** The words stand in the Markdown, below a heading that the specification gives. */
function PromiseWithProof({
  eyebrow,
  title,
  text,
  children,
}: {
  eyebrow: string
  title: string
  text: PageText
  children: ReactNode
}) {
  return (
    <section className="promise">
      <div className="promise-words">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="type-section">{title}</h2>
        <div className="promise-text">
          <Markdown body={sectionNamed(text, eyebrow)} source={text.source} />
        </div>
      </div>
      <div className="promise-proof">{children}</div>
    </section>
  )
}

const held = [
  ['A page', 'I told Anna the truth.', '290 bytes, sealed'],
  ['How the day was', 'tender, low on sleep, loose', 'in the same 290 bytes'],
  ['A talk with the companion', 'When did I last see Anna?', '290 bytes, sealed'],
  ['Your email address', 'mara@lindqvist.example', 'the same, to sign you in'],
] as const

function PrivacyPromise({ isShort, text }: PromiseProps) {
  return (
    <PromiseWithProof
      eyebrow="End-to-end encrypted privacy"
      title="We keep it. We cannot open it."
      text={text}
    >
      <table className="held">
        <thead>
          <tr>
            <td />
            <th scope="col">What you see</th>
            <th scope="col">What we hold</th>
          </tr>
        </thead>
        <tbody>
          {held.slice(0, isShort ? 3 : 4).map(([what, seen, kept]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="seen">{seen}</td>
              <td className="kept">{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PromiseWithProof>
  )
}

const quotes = [
  {
    day: '19 Nov 2026',
    before: '“I keep waiting to be ready, and calling ',
    match: 'the waiting',
    after: ' grief.”',
  },
  {
    day: '9 Mar 2026',
    before: '“I am ',
    match: 'waiting for',
    after: ' the flat to be done. Then I’ll play.”',
  },
  {
    day: '14 Sep 2025',
    before: '“Scales at Anna’s, an hour. ',
    match: 'Not waiting',
    after: ' for anything.”',
  },
] as const

function InsightPromise({ isShort, text }: PromiseProps) {
  return (
    <PromiseWithProof
      eyebrow="AI-powered personal insights"
      title="Every claim shows its sentences."
      text={text}
    >
      <p className="type-insight">What do I write when I write about the piano?</p>
      <p className="receipt-count">
        <strong>9</strong> pages name it <span>·</span> three of them below <Illustrative />
      </p>
      <ul className="receipts">
        {quotes.slice(0, isShort ? 2 : 3).map(({ day, before, match, after }) => (
          <li key={day}>
            <time>{day}</time>
            <p>
              {before}
              <mark>{match}</mark>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </PromiseWithProof>
  )
}

const links = [
  { what: 'Walking home', of: 'stress, n = 23', from: -1.7, at: -1.1, to: -0.4, hue: 'stress' },
  { what: 'Playing the piano', of: 'mood, n = 19', from: 0.3, at: 0.9, to: 1.5, hue: 'ink' },
  { what: 'Seeing Anna', of: 'mood, n = 16', from: 0.1, at: 0.7, to: 1.3, hue: 'ink' },
  { what: 'Night shift', of: 'energy, n = 21', from: -2.2, at: -1.6, to: -0.9, hue: 'energy' },
  { what: 'Coffee after three', of: 'mood, n = 34', from: -0.6, at: 0.1, to: 0.7, hue: 'none' },
] as const
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
const across = (value: number): number => 100 + value * 40

function PatternRow({ what, of, from, at, to, hue }: (typeof links)[number]) {
  const isLink = hue !== 'none'
  return (
    <tr data-hue={hue}>
      <th scope="row">
        {what}
        <span>{of}</span>
      </th>
      <td className="interval" aria-hidden="true">
        <svg viewBox="0 0 200 24" preserveAspectRatio="none" aria-hidden="true">
          <path d="M20 0V24M60 0V24M140 0V24M180 0V24" className="grid" vectorEffect="non-scaling-stroke" />
          <path d="M100 0V24" className="zero" vectorEffect="non-scaling-stroke" />
          <path d={`M${across(from)} 12H${across(to)}`} className="range" vectorEffect="non-scaling-stroke" />
        </svg>
        <i style={{ left: `${across(at) / 2}%` }} />
      </td>
      <td>
        {isLink ? `${signed(at)} points` : <em>no clear link</em>}
        <span>
          {signed(from)} to {signed(to)}
        </span>
      </td>
    </tr>
  )
}

function PatternPromise({ isShort, text }: PromiseProps) {
  const shown = isShort ? links.filter((_, nth) => nth % 2 === 0) : links
  return (
    <PromiseWithProof
      eyebrow="Smart pattern recognition"
      title="It says when there is nothing there."
      text={text}
    >
      <table className="patterns">
        <caption>
          What goes with a better or a worse day? <Illustrative />
        </caption>
        <tbody>
          {shown.map((row) => (
            <PatternRow key={row.what} {...row} />
          ))}
        </tbody>
      </table>
    </PromiseWithProof>
  )
}

/** The three promises, each with its proof beside it. */
export function Promises(props: PromiseProps) {
  return (
    <>
      <PrivacyPromise {...props} />
      <InsightPromise {...props} />
      <PatternPromise {...props} />
    </>
  )
}
