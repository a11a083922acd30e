import { Link } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotRead } from '../not-read.tsx'
import { useTesting } from '../use-admin.ts'
import { BreathingTrial, DatabaseTrial, DeviceTrial } from './check-trials.tsx'
import { MailTrial, PushTrial, ToastTrial } from './message-trials.tsx'
import { PeopleTrial } from './people-trials.tsx'
import { ClockTrial, ProviderTrial } from './staged-trials.tsx'
import { Trial, Trials } from './trial.tsx'

/** What can be tried out on a server that nobody depends on. */
export function TestingTab() {
  const { data, isError, refetch } = useTesting()
  if (isError || data === null) return <NotRead onAgain={() => void refetch()} />
  if (!data) return <Skeleton className="h-60 w-full rounded-card" />
  if (!data.isOn)
    return (
      <>
        <h2 className="type-insight">Nothing is tried out here</h2>
        <p className="type-secondary mt-1 max-w-[60ch] text-text-2">
          This server runs in production, where people depend on it. Whoever starts it can allow tests with
          INKWELL_TESTING set to on. What only looks at this device, or at the screens, is always here.
        </p>
        <Trials title="Is this device in order?">
          <DeviceTrial />
          <BreathingTrial />
          <ToastTrial />
        </Trials>
        <Looks />
      </>
    )
  return (
    <>
      <Trials title="Do messages arrive?">
        <MailTrial isSetUp={data.isMailSetUp} />
        <PushTrial />
        <ToastTrial />
      </Trials>
      <Trials title="Is everything in order?">
        <DeviceTrial />
        <BreathingTrial />
        <DatabaseTrial />
      </Trials>
      <Trials title="What if?">
        <ProviderTrial {...data} />
        <ClockTrial {...data} />
      </Trials>
      <Trials title="Who could be here?">
        <PeopleTrial />
      </Trials>
      <Looks />
    </>
  )
}

const Looks = () => (
  <Trials title="How does it look?">
    <Trial title="All themes" about="Every mode and colour side by side.">
      <Link to="/theme-test" className={buttonClass('outline', 'small')}>
        Open
      </Link>
    </Trial>
    <Trial title="What was loaded" about="The parts of the app, with their sizes and times.">
      <Link to="/bundle-test" className={buttonClass('outline', 'small')}>
        Open
      </Link>
    </Trial>
  </Trials>
)
