import { Bell, Feather, Home, Settings, Target } from 'lucide-react'
import { useState } from 'react'
import type { BorderRadius } from '#domain/theme/theme.ts'
import type { Appearance } from '#domain/theme/theme-tokens.ts'
import { appearanceStyle } from '#web/lib/appearance/appearance-style.ts'
import { logoStyle } from '#web/lib/appearance/logo-style.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxRow, RadioRow } from '#web/ui/fields/choice-row.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import {
  CourseSketch,
  EnergySlider,
  PageCard,
  SealButtons,
  StatusWords,
  StillToast,
} from './sample-parts.tsx'

/** One look, large and alive: everything in it can be pressed, moved and reached by keys. */
export function AppearanceStage({ appearance, corners }: { appearance: Appearance; corners: BorderRadius }) {
  return (
    <div
      {...appearanceStyle({ ...appearance, borderRadius: corners })}
      className="min-w-0 bg-surface-0 text-text lg:sticky lg:top-0 lg:h-[calc(100dvh-64px)] lg:overflow-y-auto"
    >
      <div className="mx-auto grid max-w-250 gap-x-12 gap-y-9 px-5.5 py-8 md:grid-cols-2 md:px-12 md:py-11">
        <div className="air-gap-7 flex min-w-0 flex-col">
          <Wordmark name="Inkwell" tint={logoStyle(appearance)} />
          <div>
            <p className="type-secondary text-muted">Tuesday 17 November, evening</p>
            <p className="type-screen-title mt-1">Good evening, Mara.</p>
          </div>
          <PageCard isLarge />
          <div className="card card-p-6">
            <p className="font-serif weight-title text-lead">How have the last ten days felt?</p>
            <p className="type-secondary mb-4 mt-1 text-muted">
              Lighter since Sunday; two days without a rating.
            </p>
            <CourseSketch />
          </div>
          <EnergySlider />
          <Actions />
          <StatusWords />
        </div>
        <div className="air-gap-7 flex min-w-0 flex-col">
          <Rows />
          <Fields />
          <Choices />
          <div className="air-gap-3 grid">
            <StillToast title="Sealed and synced">A moment ago</StillToast>
            <StillToast variant="success" title="Breathing Exercise Complete">
              You've completed 6 breathing cycles.
            </StillToast>
            <StillToast variant="warning" title="Sound Issue">
              Had trouble playing sound. Please try again.
            </StillToast>
            <StillToast variant="destructive" title="Oops!">
              Something went wrong. Please try again.
            </StillToast>
          </div>
        </div>
      </div>
    </div>
  )
}

function Actions() {
  const [isOn, setOn] = useState(true)
  return (
    <div className="air-gap-4 flex flex-col items-start">
      <SealButtons />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button variant="danger" size="small">
          Delete
        </Button>
        <Button variant="quiet" size="small">
          Later
        </Button>
        <Button size="small" variant="outline" disabled>
          Two taps to go
        </Button>
        <IconButton
          label="Remind me"
          icon={<Bell size={20} strokeWidth={1.6} />}
          aria-pressed={isOn}
          onClick={() => setOn(!isOn)}
        />
      </div>
    </div>
  )
}

const places = [
  { label: 'Dashboard', Icon: Home },
  { label: 'Journal', Icon: Feather },
  { label: 'Goals', Icon: Target },
  { label: 'Settings', Icon: Settings },
] as const

function Rows() {
  const [place, setPlace] = useState('Journal')
  return (
    <ul className="grid gap-1">
      {places.map(({ label, Icon }) => (
        <li key={label}>
          <button
            type="button"
            aria-current={label === place}
            onClick={() => setPlace(label)}
            className="flex min-h-11 w-full items-center gap-3.5 rounded-control px-3 text-ui text-text-2 aria-[current=true]:chosen aria-[current=true]:font-strong aria-[current=true]:text-text"
          >
            <Icon
              size={20}
              strokeWidth={1.6}
              aria-hidden="true"
              className={label === place ? 'text-ink' : ''}
            />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Fields() {
  const [tab, setTab] = useState<'page' | 'talk'>('page')
  return (
    <Tabs
      label="What is shown"
      value={tab}
      onChange={setTab}
      choices={[
        { value: 'page', label: 'Page' },
        { value: 'talk', label: 'Talk' },
      ]}
    >
      <TabPanel value="page">
        <div className="air-gap-4 mt-5 grid">
          <TextField label="Title" placeholder="A name for it" note="Only you can read it." />
          <TextField label="Email" defaultValue="mara@" error="Invalid email address" />
        </div>
      </TabPanel>
      <TabPanel value="talk">
        <p className="slip mt-5 px-5 py-4 font-serif text-quote italic leading-ui">
          “The piano stands there with its lid down like somebody asleep on a train.”
        </p>
      </TabPanel>
    </Tabs>
  )
}

function Choices() {
  const [isOn, setOn] = useState(true)
  return (
    <div>
      <Toggle label="Interval bells" isOn={isOn} onChange={setOn} />
      <div className="mt-3">
        <CheckboxRow label="Mental clarity" defaultChecked />
        <RadioRow name="hand" label="Warm, supportive" defaultChecked />
        <RadioRow name="hand" label="Direct, concise" />
      </div>
    </div>
  )
}
