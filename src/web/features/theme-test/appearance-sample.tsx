import { TextField } from '#web/ui/fields/text-field.tsx'
import {
  CourseSketch,
  EnergySlider,
  PageCard,
  SealButtons,
  StatusWords,
  StillToast,
} from './sample-parts.tsx'

/** A small piece of the product, made of its own parts. It wears the look of whatever it stands in. */
export function AppearanceSample() {
  return (
    <div className="air-gap-4 flex flex-col">
      <PageCard />
      <div className="card card-px-4 card-py-3.5">
        <p className="type-label mb-3 text-muted">Mood, ten days</p>
        <CourseSketch />
      </div>
      <TextField label="Title" placeholder="A name for it" />
      <EnergySlider />
      <SealButtons />
      <StatusWords />
      <StillToast title="Sealed">A moment ago</StillToast>
    </div>
  )
}
