import { useRef, useState } from 'react'
import type { Switches } from '#contract/admin/admin.ts'
import { type FeatureFlag, featureFlags } from '#domain/operating/feature-flags.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { dayWords } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { announceToAll, switchFlag } from '#worker/admin/admin.calls.ts'
import { NotRead } from './not-read.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { sendEndOfAnnouncement, useAdminDo, useProvenDo, useSwitches } from './use-admin.ts'

/** What is on for everybody, and what is announced to them. */
export function FlagsTab() {
  const { data, isError, refetch } = useSwitches()
  if (isError || data === null) return <NotRead onAgain={() => void refetch()} />
  if (!data) return <Skeleton className="h-60 w-full rounded-card" />
  return (
    <div className="grid max-w-180 gap-12">
      <Flags flags={data.flags} />
      <Announcing announcement={data.announcement} />
    </div>
  )
}

function Flags({ flags }: Pick<Switches, 'flags'>) {
  const vault = useVaultCalls()
  const [asked, setAsked] = useState<{ name: FeatureFlag; isOn: boolean } | null>(null)
  const opener = useRef<HTMLUListElement>(null)
  const set = useProvenDo((given: { name: FeatureFlag; isOn: boolean; password: string }) =>
    vault.run(switchFlag, given),
  )
  return (
    <section aria-labelledby="admin-flags">
      <h2 id="admin-flags" className="type-insight">
        What is on?
      </h2>
      <p className="type-secondary mt-1 text-text-2">For everybody on this server, at once.</p>
      <ul ref={opener} tabIndex={-1} className="mt-4 border-t border-line outline-none">
        {flags.map(({ name, isOn }) => (
          <li key={name} className="border-b border-line py-3">
            <Toggle
              label={featureFlags[name].label}
              isOn={isOn}
              isDisabled={set.isPending}
              onChange={(next) => setAsked({ name, isOn: next })}
            />
            <p className="type-secondary max-w-[60ch] text-text-2">{featureFlags[name].about}</p>
          </li>
        ))}
      </ul>
      {asked && (
        <ProofDialog
          title={asked.isOn ? 'Switch it on?' : 'Switch it off?'}
          what={`${featureFlags[asked.name].label}: for everybody on this server, at once.`}
          verb={asked.isOn ? 'Switch it on' : 'Switch it off'}
          returnFocus={opener}
          act={(password) => set.mutateAsync({ ...asked, password })}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

const lengths = ['hour', 'day', 'open'] as const
const lengthNames = { hour: 'An hour', day: 'A day', open: 'Until I take it away' } as const
const lengthMs = { hour: 3_600_000, day: 86_400_000, open: null } as const
const tones = ['notice', 'warning'] as const
const toneNames = { notice: 'Notice', warning: 'Warning' } as const

function Announcing({ announcement }: Pick<Switches, 'announcement'>) {
  const [text, setText] = useState('')
  const [tone, setTone] = useState<(typeof tones)[number]>('notice')
  const [length, setLength] = useState<(typeof lengths)[number]>('day')
  const vault = useVaultCalls()
  const [isAsked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const end = useAdminDo(sendEndOfAnnouncement)
  const send = useProvenDo((password: string) => {
    const ms = lengthMs[length]
    const until = ms === null ? null : new Date(Date.now() + ms).toISOString()
    return vault.run(announceToAll, { announcement: { text: text.trim(), tone, until }, password })
  })
  return (
    <section aria-labelledby="admin-announcement">
      <h2 id="admin-announcement" className="type-insight">
        What is announced?
      </h2>
      {announcement ? (
        <Announced
          announcement={announcement}
          isPending={end.isPending}
          onEnd={() => end.mutate(undefined)}
        />
      ) : (
        <p className="type-secondary mt-1 text-text-2">
          Nothing. You can put a line above the pages of everybody who is signed in.
        </p>
      )}
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') setAsked(true)
        }}
      >
        <TextField
          label={announcement ? 'Say something else' : 'Say something'}
          value={text}
          maxLength={280}
          note={`${280 - text.length} characters left`}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap gap-4">
          <Segments
            label="How it looks"
            values={tones}
            chosen={tone}
            wordsOf={(value) => toneNames[value]}
            onChange={setTone}
          />
          <Segments
            label="For how long"
            values={lengths}
            chosen={length}
            wordsOf={(value) => lengthNames[value]}
            onChange={setLength}
          />
        </div>
        <Button type="submit" ref={opener} className="w-fit" disabled={text.trim() === ''}>
          {text.trim() === '' ? 'Write something to announce' : 'Announce it'}
        </Button>
      </form>
      {isAsked && (
        <ProofDialog
          title="Announce it?"
          what={`Everybody who is signed in reads: “${text.trim()}”`}
          verb="Announce it"
          returnFocus={opener}
          act={(password) => send.mutateAsync(password, { onSuccess: () => setText('') })}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}

function Announced({
  announcement: { text, until },
  isPending,
  onEnd,
}: {
  announcement: NonNullable<Switches['announcement']>
  isPending: boolean
  onEnd: () => void
}) {
  const moment = { now: useNow(), ...useMyDay() }
  const ends =
    until === null
      ? 'until you take it away'
      : `until ${dayWords(Date.parse(until), moment)}, ${timeOnWall(Date.parse(until), moment.zone)}`
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line px-5 py-4">
      <p className="min-w-0 flex-1 basis-60">
        <span className="block text-ui">{text}</span>
        <span className="type-secondary text-muted">{ends}</span>
      </p>
      <Button size="small" variant="outline" isPending={isPending} onClick={onEnd}>
        Take it away
      </Button>
    </div>
  )
}
