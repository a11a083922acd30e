import { Suspense } from 'react'
import type { CalendarSettingsSlots } from '#web/features/settings/calendar-settings.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PushSection = lateComponent(
  async () => (await import('#web/features/calendar/settings/push-section.tsx')).PushSection,
)
const RingsSection = lateComponent(
  async () => (await import('#web/features/calendar/settings/rings-section.tsx')).RingsSection,
)
const FilesSection = lateComponent(
  async () => (await import('#web/features/calendar/files/files-section.tsx')).FilesSection,
)
const FollowedSection = lateComponent(
  async () => (await import('#web/features/calendar/sharing/followed-section.tsx')).FollowedSection,
)
const GoogleSection = lateComponent(
  async () => (await import('#web/features/calendar/google/google-section.tsx')).GoogleSection,
)
const FeedSection = lateComponent(
  async () => (await import('#web/features/calendar/sharing/feed-section.tsx')).FeedSection,
)

const waiting = <Skeleton className="mt-3 h-14 w-full" />

/** What the settings show of the calendar. */
export const calendarSettingsSlots: CalendarSettingsSlots = {
  closed: (
    <Suspense fallback={waiting}>
      <PushSection />
    </Suspense>
  ),
  rings: (
    <Suspense fallback={<Skeleton className="mt-3 h-56 w-full" />}>
      <RingsSection />
    </Suspense>
  ),
  files: (
    <Suspense fallback={waiting}>
      <FilesSection />
    </Suspense>
  ),
  followed: (
    <Suspense fallback={waiting}>
      <FollowedSection />
    </Suspense>
  ),
  google: (
    <Suspense fallback={waiting}>
      <GoogleSection />
    </Suspense>
  ),
  feed: (
    <Suspense fallback={waiting}>
      <FeedSection />
    </Suspense>
  ),
}
