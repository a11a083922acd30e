import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react'
import type { JobStatus } from '#domain/jobs/job-status.ts'

const signs: Readonly<Record<JobStatus, { Icon: LucideIcon; colour: string }>> = {
  queued: { Icon: CircleDashed, colour: 'text-muted' },
  processing: { Icon: LoaderCircle, colour: 'text-ink' },
  completed: { Icon: CircleCheck, colour: 'text-success' },
  failed: { Icon: CircleAlert, colour: 'text-danger' },
  cancelled: { Icon: Ban, colour: 'text-muted' },
  scheduled: { Icon: Clock, colour: 'text-muted' },
}

/** The drawing of a state; its name stands beside it. */
export function JobSign({ status }: { status: JobStatus }) {
  const { Icon, colour } = signs[status]
  return <Icon size={16} strokeWidth={1.7} aria-hidden="true" className={`shrink-0 ${colour}`} />
}
