import { Telescope } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { FirstStep } from '#web/ui/empty/first-step.tsx'
import { useSampleLife } from './sample-life-work.ts'

/** Offers somebody with nothing here yet a sample life to look around in; a step among the first ones. */
export function LookAroundStep() {
  const { isReady, isHere, work, fill } = useSampleLife()
  if (!isReady || (isHere && work?.is !== 'filling')) return null
  return (
    <FirstStep
      Icon={Telescope}
      title="Look around first"
      about="An invented life: pages, habits, goals. One press, and it is gone again."
    >
      <Button variant="outline" disabled={work !== null} onClick={fill}>
        Show me
      </Button>
    </FirstStep>
  )
}

/** The same in the settings, also for taking it out again. */
export function LookAroundSection() {
  const { isReady, isHere, work, fill, remove } = useSampleLife()
  return (
    <section aria-labelledby="look-around" className="border-t border-line py-7">
      <h2 id="look-around" className="font-serif weight-title text-title-xs leading-item tracking-title">
        Look around with sample data
      </h2>
      <p className="type-secondary mt-1 max-w-[60ch] text-pretty text-muted">
        Two and a half years of an invented life, sealed into your vault like your own: pages, photos, habits,
        goals, a calendar. They lie beside what you wrote and count in every figure until you remove them,
        with one press. Nothing of yours is touched.
      </p>
      <Button
        variant="outline"
        size="small"
        className="mt-3.5"
        disabled={!isReady || work !== null}
        onClick={isHere ? remove : fill}
      >
        {isHere ? 'Remove the sample life' : 'Show me'}
      </Button>
    </section>
  )
}
