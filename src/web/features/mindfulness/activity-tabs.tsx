import { Tabs as Parts } from 'radix-ui'
import type { ReactNode } from 'react'
import { type ActivityType, activityTypes } from '#domain/mindfulness/mindfulness-settings.ts'
import { classNames } from '#web/ui/class-names.ts'

export const activityNames: Readonly<Record<ActivityType, string>> = {
  breathing: 'Breathing',
  meditation: 'Meditation',
  ambient: 'Ambient',
}

/** Everything under the tabs breathing, meditation and ambient. The list itself is an `ActivityTabList` somewhere in it. */
export function ActivityTabs({
  value,
  onChange,
  className,
  children,
}: {
  value: ActivityType
  onChange: (type: ActivityType) => void
  className?: string
  children: ReactNode
}) {
  return (
    <Parts.Root
      value={value}
      // An arrow only moves the focus: a session is not changed by passing over it.
      activationMode="manual"
      onValueChange={(next) => onChange(activityTypes.find((type) => type === next) ?? value)}
      className={className}
    >
      {children}
    </Parts.Root>
  )
}

export function ActivityTabList({ label, className }: { label: string; className?: string }) {
  return (
    <Parts.List
      aria-label={label}
      className={classNames('trough flex rounded-pill p-1 max-sm:grid max-sm:grid-cols-3', className)}
    >
      {activityTypes.map((type) => (
        <Parts.Trigger
          key={type}
          value={type}
          className="hit-44 min-h-9 rounded-pill px-5 text-ui text-text-2 hover:text-text data-[state=active]:segment-chosen data-[state=active]:font-strong max-sm:px-2"
        >
          {activityNames[type]}
        </Parts.Trigger>
      ))}
    </Parts.List>
  )
}

/** What belongs to one tab. */
export function ActivityPanel({
  type,
  isInert = false,
  className,
  children,
}: {
  type: ActivityType
  isInert?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <Parts.Content
      value={type}
      inert={isInert}
      className={classNames('rounded-inner -outline-offset-2', className)}
    >
      {children}
    </Parts.Content>
  )
}
