import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CountryHelp } from '#domain/safety/help/help-line.ts'
import { internationalHelp } from '#domain/safety/help/help-lines.ts'
import type { CareRow } from '#worker/care/care.calls.ts'
import { CareRows } from './care-rows.tsx'
import { type CarePlace, cardWords, listMonth } from './care-words.ts'
import { CountryChoice } from './country-choice.tsx'
import { EmergencyNumber } from './emergency-number.tsx'
import { useHelp } from './use-help.ts'

/** What a person can say to the card. */
export type CareSaid = 'closed' | 'not_meant' | 'less'

interface CareCardProps {
  row: CareRow
  place: CarePlace
  onSay: (said: CareSaid) => void
}

const quiet = 'hit-44 rounded-inner text-small font-strong text-text-2 hover:text-ink'

/**
 * Fixed kind words beside words that may mean danger, with who can be reached. It asks, sends nothing, tells nobody, takes no focus and
 * can be put away; nothing on it is red or filled.
 */
export function CareCard({ row, place, onSay }: CareCardProps) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const { help } = useHelp()
  const [isWhole, setIsWhole] = useState(row.form === 'whole' && row.level === 2)
  useEffect(() => {
    if (place === 'talk' && card.current) bringIntoView(card.current)
  }, [place])
  const said = cardWords(row.level, place, row.language)
  const { title, question } = said
  const spoken = row.language && { lang: row.language, dir: said.direction }
  return (
    <div className="grid gap-3">
      <section
        ref={card}
        aria-labelledby={id}
        className="card card-out-2.5 card-px-6 card-py-6 animate-appear"
        data-care={row.form}
      >
        <h3 id={id} className="type-insight" {...spoken}>
          {title}
        </h3>
        <p className="mt-3 text-ui leading-body text-pretty text-text-2" {...spoken}>
          {question}{' '}
          <EmergencyNumber
            help={help}
            language={row.language}
            className="text-link figures font-semibold text-pretty text-text"
          />
          .
        </p>
        {isWhole ? (
          <>
            <CareRows help={help} />
            <Country help={help} />
          </>
        ) : (
          <p className="mt-4">
            <button type="button" onClick={() => setIsWhole(true)} className={quiet}>
              {said.more}
            </button>
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3" {...spoken}>
          <Quiet onPress={() => onSay('not_meant')}>{said.notMeant}</Quiet>
          {row.form === 'whole' && <Quiet onPress={() => onSay('less')}>{said.less}</Quiet>}
          <span className="ml-auto">
            <Quiet onPress={() => onSay('closed')}>{said.close}</Quiet>
          </span>
        </div>
      </section>
      <p className="type-label text-muted">
        Fixed words, shown by this device. Nothing was sent, nobody was told.
      </p>
      <Announcement />
    </div>
  )
}

function Quiet({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className={quiet}>
      {children}
    </button>
  )
}

/** For whom the numbers are, from when they are, and the way to others. */
function Country({ help }: { help: CountryHelp }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const isWorld = help.code === internationalHelp.code
  return (
    <>
      <p className="type-label mt-4 text-pretty text-text-2">
        {isWorld
          ? 'Lines for your country are not in the list yet; the address above leads to them. From'
          : `${help.country}: numbers from`}{' '}
        public knowledge of {listMonth()}. Please check them on a calm day.{' '}
        <button
          type="button"
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
          className="text-link hit-44"
        >
          Other country
        </button>
      </p>
      {isChoosing && (
        <div className="mt-3">
          <CountryChoice onChosen={() => setIsChoosing(false)} />
        </div>
      )}
    </>
  )
}

/** Said once by a screen reader, without moving to it. It has to be there before its words are. */
function Announcement() {
  const [words, setWords] = useState('')
  useEffect(() => setWords('Help lines and your plan stand below your words.'), [])
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

/** Scrolls what holds the card as far as its end needs, and never past its beginning. */
function bringIntoView(card: HTMLElement): void {
  let view = card.parentElement
  while (view && !/auto|scroll/.test(getComputedStyle(view).overflowY)) view = view.parentElement
  if (!view) return
  const [box, frame] = [card.getBoundingClientRect(), view.getBoundingClientRect()]
  view.scrollTop += Math.min(box.top - frame.top - 24, Math.max(0, box.bottom - frame.bottom + 48))
}
