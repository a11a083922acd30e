import { Suspense, useRef, useState } from 'react'
import { dayOf } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop-mark.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Together } from '#web/ui/together.tsx'
import { CourseTab } from './course/course-tab.tsx'
import { DismissedClaims } from './dismissed-claims.tsx'
import { Meter, RangeChoice, type RecentRange } from './range-header.tsx'
import { type Answers, useAnswers } from './use-answers.ts'
import { type InsightsView, useInsights } from './use-insights.ts'

// The first one comes with the page, the others when they are looked at.
const MovesTab = lateComponent(async () => (await import('./moves-tab.tsx')).MovesTab)
const FeelingsTab = lateComponent(async () => (await import('./feelings-tab.tsx')).FeelingsTab)
const PatternsTab = lateComponent(async () => (await import('./patterns-tab.tsx')).PatternsTab)
const BehavioursTab = lateComponent(async () => (await import('./behaviours-tab.tsx')).BehavioursTab)
const CyclesTab = lateComponent(async () => (await import('./cycles-tab.tsx')).CyclesTab)
const PeopleTab = lateComponent(async () => (await import('./people-tab.tsx')).PeopleTab)
const TopicsTab = lateComponent(async () => (await import('./topics-tab.tsx')).TopicsTab)

const ExperimentsTab = lateComponent(
  async () => (await import('./experiments/experiments-tab.tsx')).ExperimentsTab,
)
const LettersTab = lateComponent(async () => (await import('./letters/letters-tab.tsx')).LettersTab)
const ReportTab = lateComponent(async () => (await import('./report/report-tab.tsx')).ReportTab)
const InsightPreferences = lateComponent(
  async () => (await import('./insight-preferences.tsx')).InsightPreferences,
  'asked for',
)

const tabs = [
  { value: 'course', label: 'Course' },
  { value: 'moves', label: 'What moves with what' },
  { value: 'feelings', label: 'Feelings' },
  { value: 'patterns', label: 'Patterns' },
  { value: 'behaviours', label: 'What you do' },
  { value: 'cycles', label: 'Cycles' },
  { value: 'people', label: 'People' },
  { value: 'topics', label: 'Topics' },
  { value: 'experiments', label: 'Experiments' },
  { value: 'report', label: 'Report' },
  { value: 'letters', label: 'Letters' },
] as const
export type AnalyticsTab = (typeof tabs)[number]['value']

/** They have something to do before any day is rated. */
const tabsWithoutRatings: ReadonlySet<AnalyticsTab> = new Set(['experiments', 'report', 'letters'])

/** True for the name of a tab. */
export const isAnalyticsTab = (name: unknown): name is AnalyticsTab =>
  tabs.some(({ value }) => value === name)

interface AnalyticsScreenProps {
  /** How the person is called. */
  userName: string
  tab: AnalyticsTab
  /** The claim whose evidence stands open at first; null: none in particular. */
  claim: string | null
  onTab: (tab: AnalyticsTab) => void
  onOpenEntry: (uid: string) => void
  /** Leads to where a day is rated. */
  onRate: () => void
}

/** What the person's own pages show, with what each claim rests on. */
export function AnalyticsScreen({ userName, tab, claim, onTab, onOpenEntry, onRate }: AnalyticsScreenProps) {
  const [range, setRange] = useState<RecentRange>('90')
  const today = dayOf(useNow(), useMyDay())
  const view = useInsights(range, today)
  const answers = useAnswers()
  const { analysis, isOld } = view
  const { gone } = answers
  const given = analysis && { analysis, answers, gone, onOpenEntry }
  return (
    <div className="flex-1 pb-16">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="type-screen-title">Analytics</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {/* It has its place before its numbers are there. */}
          <div className={analysis ? '' : 'invisible'}>
            <Meter rated={analysis?.rated ?? 0} days={analysis?.days.length ?? 0} />
          </div>
          <RangeChoice value={range} onChange={setRange} />
        </div>
      </header>
      <Tabs label="What to look at" value={tab} onChange={onTab} choices={tabs} isLong>
        <TabPanel value={tab}>
          {!given && <Coming view={view} />}
          {given && (
            // What stands below comes with the tab: alone it would be pushed down by it.
            <Suspense fallback={<Arriving />}>
              <Together key={tab}>
                <div
                  aria-busy={isOld}
                  className={classNames(
                    'min-h-100 pt-8 transition-opacity duration-(--quick)',
                    isOld && 'opacity-60',
                  )}
                >
                  {given.analysis.rated === 0 && !tabsWithoutRatings.has(tab) && (
                    <FirstRating onRate={onRate} />
                  )}
                  {tab === 'course' && <CourseTab {...given} />}
                  {tab === 'moves' && (
                    <MovesTab {...given} first={claim} onTried={() => onTab('experiments')} />
                  )}
                  {tab === 'feelings' && <FeelingsTab {...given} />}
                  {tab === 'patterns' && <PatternsTab {...given} />}
                  {tab === 'behaviours' && <BehavioursTab {...given} />}
                  {tab === 'cycles' && <CyclesTab {...given} />}
                  {tab === 'people' && <PeopleTab {...given} />}
                  {tab === 'topics' && <TopicsTab {...given} />}
                  {tab === 'experiments' && <ExperimentsTab today={today} />}
                  {tab === 'report' && <ReportTab {...{ userName, gone, today, analysis: given.analysis }} />}
                  {tab === 'letters' && <LettersTab {...{ userName, gone, analysis: given.analysis }} />}
                </div>
                <Foot answers={answers} />
              </Together>
            </Suspense>
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** Offered where no day of the chosen time has a rating, and everything below has to say so. */
function FirstRating({ onRate }: { onRate: () => void }) {
  return (
    <div className="mb-9 flex flex-wrap items-center gap-x-8 gap-y-4 border-line border-b pb-7">
      <div className="flex min-w-[min(100%,280px)] flex-1 items-center gap-5">
        <span aria-hidden="true" className="flex items-end gap-1 text-muted">
          {[16, 20, 24].map((size) => (
            <Drop key={size} size={size} level={0} />
          ))}
        </span>
        <p className="max-w-130 text-pretty font-serif text-lead leading-list">
          It starts with a single day. Three taps are enough; the rest comes with time.
        </p>
      </div>
      <Button onClick={onRate}>Rate today</Button>
    </div>
  )
}

/** What was dismissed, where it was reckoned, and how. */
function Foot({ answers }: { answers: Answers }) {
  const [isHow, setHow] = useState(false)
  const how = useRef<HTMLButtonElement>(null)
  return (
    <div className="mt-11 grid gap-3">
      <DismissedClaims answers={answers} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="type-label text-muted">
          Reckoned on this device from your own pages. Nothing of it has left it.
        </p>
        <Button variant="quiet" size="small" className="-mx-3" ref={how} onClick={() => setHow(true)}>
          How insights are made
        </Button>
      </div>
      {isHow && (
        <Suspense fallback={null}>
          <InsightPreferences onClose={() => setHow(false)} returnFocus={how} />
        </Suspense>
      )}
    </div>
  )
}

const Arriving = () => (
  <div className="min-h-100 pt-8">
    <Skeleton className="h-60 w-full rounded-card" />
  </div>
)

function Coming({ view: { progress, hasFailed } }: { view: InsightsView }) {
  if (hasFailed)
    return (
      <p role="alert" className="min-h-100 pt-8">
        Your pages could not be reckoned just now. They are safe; try again by opening this page anew.
      </p>
    )
  return (
    <div className="min-h-100 pt-8">
      <p role="status" className="type-secondary figures mb-4 text-muted">
        {progress ? `Reading your pages: ${progress.read} of ${progress.of}` : 'Reading your pages'}
      </p>
      <Skeleton className="h-60 w-full rounded-card" />
    </div>
  )
}
