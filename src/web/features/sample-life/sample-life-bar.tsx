import { Button } from '#web/ui/button.tsx'
import { Strip } from '#web/ui/notes/strip.tsx'
import { useSampleLife } from './sample-life-work.ts'

/** Says above every page that what is seen there is a sample, and takes it out with one press. */
export function SampleLifeBar() {
  const { isHere, work, remove, cancel } = useSampleLife()
  if (work?.is === 'filling') {
    const stop = (
      <Button variant="outline" size="small" onClick={cancel}>
        Cancel
      </Button>
    )
    return <Strip isLoud={false} title="Setting up a sample life." action={stop} progress={work} />
  }
  if (work) return <Strip isLoud={false} title="Removing the sample life." action={null} progress={work} />
  if (!isHere) return null
  const out = (
    <Button variant="outline" size="small" onClick={remove}>
      Remove it
    </Button>
  )
  return (
    <Strip isLoud={false} title="You are looking around in a sample life." action={out}>
      <span className="max-md:hidden">Nobody lived it. What you write yourself stays.</span>
    </Strip>
  )
}
