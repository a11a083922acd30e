import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { HealthLine, Overview } from '#contract/admin/admin.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { agoWords, type Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  bytesWords,
  counted,
  durationWords,
  healthWords,
  type ShownState,
  shownState,
} from './admin-words.ts'
import { deedWords, whoWords } from './audit-words.ts'
import { NotRead } from './not-read.tsx'
import { AnswerTimesFigure, SignUpsFigure } from './overview-figures.tsx'
import { useAudit, useOverview } from './use-admin.ts'
import { whenWords } from './when-words.ts'

/** Counts, whether everything is up, who came, and what was done last. */
export function OverviewTab({ onAudit }: { onAudit: () => void }) {
  const { data, isError, refetch } = useOverview()
  if (isError || data === null) return <NotRead onAgain={() => void refetch()} />
  if (!data) return <Skeleton className="h-100 w-full rounded-card" />
  return (
    <>
      <Counts {...data} />
      <div className="grid gap-x-16 gap-y-12 border-t border-line pt-7 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <Health lines={data.health} />
        <div className="grid content-start gap-10">
          <SignUpsFigure days={data.signUps} />
          <AnswerTimesFigure answers={data.answers} />
        </div>
      </div>
      <LastDeed onAll={onAudit} />
    </>
  )
}

function Counts(counts: Overview) {
  const four: readonly (readonly [number, string, string])[] = [
    [
      counts.people,
      counts.people === 1 ? 'account' : 'accounts',
      `${counts.newIn7Days.toLocaleString('en')} made in the last 7 days, ${counts.newIn7DaysBefore.toLocaleString('en')} in the 7 before`,
    ],
    [
      counts.activeIn7Days,
      'here in the last 7 days',
      `${counts.activeIn30Days.toLocaleString('en')} in the last 30, ${counted(counts.sessions, 'session')}`,
    ],
    [
      counts.records,
      counts.records === 1 ? 'sealed record' : 'sealed records',
      `${bytesWords(counts.recordBytes)}, and ${counted(counts.files, 'file')} of ${bytesWords(counts.fileBytes)}`,
    ],
    [0, 'records we can read', 'by design, not by policy'],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 pb-8 lg:grid-cols-4">
      {four.map(([number, what, aside]) => (
        <div key={what} className="flex flex-col-reverse justify-end">
          <dt>
            <span className="block text-ui font-strong">{what}</span>
            <span className="type-secondary mt-0.5 block text-muted">{aside}</span>
          </dt>
          <dd className="figures mb-2 font-serif text-title-xl leading-title font-light md:text-[50px]">
            {number.toLocaleString('en')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const signs: Readonly<Record<ShownState, { Icon: LucideIcon; words: string; colour: string }>> = {
  well: { Icon: CircleCheck, words: 'OK', colour: 'text-success' },
  untried: { Icon: CircleDashed, words: 'set, never tried', colour: 'text-muted' },
  warning: { Icon: TriangleAlert, words: 'look at it', colour: 'text-warning' },
  failing: { Icon: CircleAlert, words: 'failing', colour: 'text-danger' },
  not_configured: { Icon: CircleDashed, words: 'not configured', colour: 'text-muted' },
}

function Health({ lines }: { lines: readonly HealthLine[] }) {
  const moment = { now: useNow(), ...useMyDay() }
  return (
    <section aria-labelledby="admin-health">
      <h2 id="admin-health" className="type-insight">
        Is everything up?
      </h2>
      <p className="type-secondary mt-1 text-text-2">{healthWords(lines)}</p>
      <ul className="mt-5 border-t border-line">
        {lines.map((line) => (
          <HealthRow key={line.part} line={line} moment={moment} />
        ))}
      </ul>
    </section>
  )
}

/** What it is known by: how long it took to answer, or when it last happened. */
function figureOf({ ms, at }: HealthLine, words: string, moment: Moment): string {
  if (at !== null) return whenWords(at, moment)
  return ms === null ? words : durationWords(ms)
}

function HealthRow({ line, moment }: { line: HealthLine; moment: Moment }) {
  const { part, state, says } = line
  const { Icon, words, colour } = signs[shownState(line)]
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-3 sm:grid-cols-[20px_9rem_minmax(0,1fr)_auto]">
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" className={colour} />
      <span className="text-ui font-strong">{part}</span>
      <span className="type-secondary col-start-2 row-start-2 text-text-2 sm:col-start-3 sm:row-start-1">
        {says}
      </span>
      <span
        className={classNames(
          'type-label figures col-start-3 row-start-1 text-right sm:col-start-4',
          state === 'failing' ? 'text-danger' : 'text-muted',
        )}
      >
        {figureOf(line, words, moment)}
      </span>
    </li>
  )
}

function LastDeed({ onAll }: { onAll: () => void }) {
  const { data } = useAudit()
  const now = useNow()
  const rule = useMyDay()
  const last = data?.entries[0]
  const at = last ? Date.parse(last.at) : 0
  const when = last ? agoWords(at, { now, ...rule }) : ''
  return (
    <p className="type-secondary mt-10 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-5 text-text-2">
      <span>
        <strong className="font-strong text-text">Last in the audit log.</strong>{' '}
        {last
          ? `${whoWords(last)} ${deedWords(last)}, ${when === 'now' ? `at ${timeOnWall(at, rule.zone)}` : when}.`
          : 'Nothing yet.'}
      </span>
      <button type="button" onClick={onAll} className="hit-44 rounded-inner font-strong hover:text-ink">
        All entries
      </button>
    </p>
  )
}
