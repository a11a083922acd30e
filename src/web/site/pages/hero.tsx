import type { ReactNode } from 'react'
import { demoLink } from '../../lib/site-links.ts'
import { Mark } from '../../ui/drop-mark.tsx'
import { sampleFound, sampleLine, sampleSealed, sampleSearch } from '../hero-sample.ts'
import { Markdown, sectionNamed } from '../markdown.tsx'
import type { PageText } from '../site-content.ts'

function Stage({
  title,
  aside,
  bead,
  className,
  children,
}: {
  title: string
  aside: string
  bead: ReactNode
  className: string
  children: ReactNode
}) {
  return (
    <li className={`stage ${className}`}>
      <div className="stage-room">
        <p className="stage-title">
          <strong>{title}</strong> <span>{aside}</span>
        </p>
        <div className="stage-thread" aria-hidden="true">
          <span className="stage-bead">{bead}</span>
        </div>
        <div className="stage-body">{children}</div>
      </div>
    </li>
  )
}

function SealedBytes() {
  const [nonce, rest] = [sampleSealed.slice(0, 24), sampleSealed.slice(24)]
  return (
    <p className="sealed" id="hero-sealed">
      <span>{nonce}</span>
      {rest}
    </p>
  )
}

function Found() {
  const { before, match, after } = sampleFound
  return (
    <p className="found" id="hero-found" role="status">
      <q>
        {before}
        <mark>{match}</mark>
        {after}
      </q>{' '}
      <span className="found-time" />
    </p>
  )
}

/** A line becomes ciphertext and is found again. The page's script does it with what a visitor types; without it a sample stands here. */
function Fall() {
  return (
    <ol className="fall" aria-label="What happens to a line that you write">
      <Stage title="You write" aside="on your device" bead={<i />} className="stage-write">
        <label htmlFor="hero-line" className="unseen">
          A line of yours; it stays in this page
        </label>
        <textarea
          id="hero-line"
          rows={1}
          maxLength={90}
          spellCheck={false}
          autoComplete="off"
          defaultValue={sampleLine}
        />
        <p className="falling" id="hero-falling" aria-hidden="true">
          <span>2 d f a 6 c 9 f 6 3 a 2 1 8 2 7 8</span>
          <span>5 4 f c 2 a 5 b 4 2</span>
          <span>0 f 6 3 b 2</span>
        </p>
      </Stage>
      <Stage title="It is sealed" aside="before it leaves" bead={<Mark size={24} />} className="stage-seal">
        <SealedBytes />
      </Stage>
      <Stage title="You find it again" aside="a year later" bead={<b />} className="stage-find">
        <div className="search-field">
          <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true">
            <circle cx="11" cy="11" r="7" />
            <path d="m20 20-4-4" />
          </svg>
          <label htmlFor="hero-search" className="unseen">
            Words to find
          </label>
          <input id="hero-search" type="text" maxLength={60} autoComplete="off" defaultValue={sampleSearch} />
        </div>
        <Found />
      </Stage>
    </ol>
  )
}

/** What a landing page begins with. */
export function Hero({ text }: { text: PageText }) {
  return (
    <>
      <p className="farewell" id="account-deleted">
        Your account is deleted. Everything that belonged to it is gone.
      </p>
      <section className="hero">
        <h1 className="type-hero">
          A journal only you can read, and a companion that <em>has.</em>
        </h1>
        <div className="lead">
          <Markdown body={sectionNamed(text, null)} source={text.source} />
        </div>
        <p className="actions">
          <a href={demoLink.to} className="button button-large">
            {demoLink.label}
          </a>
          <a href="/blog/how-the-vault-works" className="button-quiet">
            How the sealing works
          </a>
        </p>
      </section>
      <Fall />
    </>
  )
}
