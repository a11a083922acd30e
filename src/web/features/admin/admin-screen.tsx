import { Suspense } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Mark } from '#web/ui/drop-mark.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { OverviewTab } from './overview-tab.tsx'

// The first one comes with the page, the others when they are looked at.
const PeopleTab = lateComponent(async () => (await import('./people-tab.tsx')).PeopleTab)
const JobsTab = lateComponent(async () => (await import('./jobs-tab.tsx')).JobsTab)
const CodesTab = lateComponent(async () => (await import('./codes-tab.tsx')).CodesTab)
const FlagsTab = lateComponent(async () => (await import('./flags-tab.tsx')).FlagsTab)
const AuditTab = lateComponent(async () => (await import('./audit-tab.tsx')).AuditTab)
const TestingTab = lateComponent(async () => (await import('./testing/testing-tab.tsx')).TestingTab)

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'users', label: 'Users' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'codes', label: 'Codes' },
  { value: 'flags', label: 'Flags' },
  { value: 'audit', label: 'Audit log' },
  { value: 'testing', label: 'Testing' },
] as const
export type AdminTab = (typeof tabs)[number]['value']

/** True for the name of a tab. */
export const isAdminTab = (name: unknown): name is AdminTab => tabs.some(({ value }) => value === name)

interface AdminScreenProps {
  tab: AdminTab
  /** The admin's own: some things ask for their password. */
  username: string
  onTab: (tab: AdminTab) => void
}

/** What whoever runs the server sees: counts and switches, and no page of anybody. */
export function AdminScreen({ tab, username, onTab }: AdminScreenProps) {
  return (
    <div className="flex-1 pb-16">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="type-screen-title">Admin</h1>
        <p className="type-label flex items-center gap-2.5 rounded-pill border border-line px-3.5 py-1.5 text-text-2">
          <Mark size={16} className="text-ink" />
          <span>
            Counts only. <strong className="font-strong text-text">No page can be opened here.</strong>
          </span>
        </p>
      </header>
      <Tabs label="What to look at" value={tab} onChange={onTab} choices={tabs} isLong>
        <TabPanel value={tab}>
          <div className="min-h-100 pt-8">
            <Suspense fallback={<Skeleton className="h-60 w-full rounded-card" />}>
              {tab === 'overview' && <OverviewTab onAudit={() => onTab('audit')} />}
              {tab === 'users' && <PeopleTab />}
              {tab === 'jobs' && <JobsTab />}
              {tab === 'codes' && <CodesTab username={username} />}
              {tab === 'flags' && <FlagsTab />}
              {tab === 'audit' && <AuditTab />}
              {tab === 'testing' && <TestingTab />}
            </Suspense>
          </div>
        </TabPanel>
      </Tabs>
    </div>
  )
}
