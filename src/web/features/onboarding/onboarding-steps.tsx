import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  communicationStyles,
  journalingExperiences,
  journalingGoals,
  optionLabel,
} from '#domain/account/onboarding-choices.ts'
import { CheckboxRow, RadioRow } from '#web/ui/fields/choice-row.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { OnboardingForm } from './onboarding-form.ts'

export interface OnboardingStep {
  readonly title: string
  readonly lead: string
  /** Validated before the next step may come. */
  readonly fields: (keyof OnboardingForm)[]
  readonly Questions: () => ReactNode
}

const experienceHints: Record<OnboardingForm['journalingExperience'], string> = {
  new_to_journaling: 'never, or hardly ever',
  journal_occasionally: 'when something happens',
  journal_regularly: 'it is part of my week',
  used_to_journal: 'a drawer full of notebooks',
}
const goalHints: Record<OnboardingForm['goals'][number], string> = {
  self_reflection: 'to hear what I actually think',
  personal_growth: 'to change something, slowly',
  mental_clarity: 'to empty the head before bed',
  track_mood_patterns: 'to see what the weeks do',
  process_emotions: 'to stay with what is hard',
  other: 'in my own words',
}
const styleHints: Record<OnboardingForm['communicationStyle'], string> = {
  direct_concise: 'short, and to the point',
  warm_supportive: 'it listens before it asks',
  professional_analytical: 'calm, with reasons',
  casual_friendly: 'like someone I know well',
}

function Problem({ message }: { message: string | undefined }) {
  return (
    <p role="alert" className="min-h-6 pt-2 text-label text-danger empty:min-h-0 empty:p-0">
      {message}
    </p>
  )
}

function Experience() {
  const { register } = useFormContext<OnboardingForm>()
  return (
    <fieldset>
      <legend className="mb-4 font-serif text-write md:text-title-s">
        Have you tried journaling before?
      </legend>
      {journalingExperiences.map((value) => (
        <RadioRow
          key={value}
          value={value}
          label={optionLabel(value)}
          hint={experienceHints[value]}
          {...register('journalingExperience')}
        />
      ))}
    </fieldset>
  )
}

function NameAndExperience() {
  const { register, formState } = useFormContext<OnboardingForm>()
  return (
    <div className="grid gap-9">
      <TextField
        label="Preferred name"
        autoComplete="given-name"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <Experience />
    </div>
  )
}

function Goals() {
  const { register, watch, formState } = useFormContext<OnboardingForm>()
  const hasOther = watch('goals').includes('other')
  return (
    <fieldset>
      <legend className="sr-only">What are you hoping to achieve?</legend>
      {journalingGoals.map((value) => (
        <CheckboxRow
          key={value}
          value={value}
          label={optionLabel(value)}
          hint={goalHints[value]}
          {...register('goals')}
        />
      ))}
      <Problem message={formState.errors.goals?.message} />
      {hasOther && (
        <div className="pt-5">
          <TextField
            label="In your own words"
            note="Sealed on this device. The server sees it once, when you finish, and does not keep it."
            maxLength={1000}
            error={formState.errors.otherGoal?.message}
            {...register('otherGoal')}
          />
        </div>
      )}
    </fieldset>
  )
}

function Style() {
  const { register } = useFormContext<OnboardingForm>()
  return (
    <fieldset>
      <legend className="sr-only">How would you like your AI companion to communicate?</legend>
      {communicationStyles.map((value) => (
        <RadioRow
          key={value}
          value={value}
          label={optionLabel(value)}
          hint={styleHints[value]}
          {...register('communicationStyle')}
        />
      ))}
    </fieldset>
  )
}

export const onboardingSteps: readonly [OnboardingStep, ...OnboardingStep[]] = [
  {
    title: 'What should we call you?',
    lead: 'A first name is enough.',
    fields: ['name', 'journalingExperience'],
    Questions: NameAndExperience,
  },
  {
    title: 'What are you hoping to achieve?',
    lead: 'As many as are true. None of them is a promise.',
    fields: ['goals', 'otherGoal'],
    Questions: Goals,
  },
  {
    title: 'How would you like your AI companion to communicate?',
    lead: 'It is not medical care, not a therapist and not a person, and it will say so. It listens before it advises.',
    fields: ['communicationStyle'],
    Questions: Style,
  },
]
