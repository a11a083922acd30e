import { Ellipsis } from 'lucide-react'
import { Suspense, useDeferredValue, useRef, useState } from 'react'
import type { ListedPerson, PersonAction } from '#contract/admin/admin.ts'
import { dayOf } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { bytesWords, counted } from './admin-words.ts'
import { Pages } from './jobs-tab.tsx'
import { NotRead } from './not-read.tsx'
import { offersOf } from './person-offers.ts'
import { usePeople } from './use-admin.ts'
import { useOffer } from './use-codes.ts'

const PersonDialog = lateComponent(
  async () => (await import('./person-dialog.tsx')).PersonDialog,
  'asked for',
)

const PlanDialog = lateComponent(async () => (await import('./plan-dialog.tsx')).PlanDialog, 'asked for')

interface Asked {
  readonly person: ListedPerson
  readonly action: PersonAction | 'plan'
}

/** Who has an account here, and what can be done about it. Nothing that anybody wrote. */
export function PeopleTab() {
  const [typed, setTyped] = useState('')
  const [skip, setSkip] = useState(0)
  const [asked, setAsked] = useState<Asked>()
  const field = useRef<HTMLDivElement>(null)
  const { data, isError, refetch } = usePeople(useDeferredValue(typed.trim()), skip)
  const { value: offer } = useOffer()
  const isSold = offer?.hasBilling ?? false
  const ending = { returnFocus: field, onClose: () => setAsked(undefined) }
  if (isError || data === null) return <NotRead onAgain={() => void refetch()} />
  return (
    <>
      <div ref={field} tabIndex={-1} className="mb-2 max-w-90 outline-none">
        <TextField
          label="Find by username"
          type="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setSkip(0)
          }}
        />
      </div>
      {data ? (
        <>
          <p role="status" className="type-label figures py-2 text-muted">
            {counted(data.total, 'account')}
          </p>
          {isSold && (
            <p className="type-label pb-4 text-text-2">
              Only the person can change a plan that they pay for, on the Pricing page. You can change any
              other.
            </p>
          )}
          <PeopleRows people={data.people} isSold={isSold} onAsk={setAsked} />
          <Pages total={data.total} skip={skip} onSkip={setSkip} />
        </>
      ) : (
        <Skeleton className="h-60 w-full rounded-card" />
      )}
      {asked && (
        <Suspense fallback={null}>
          {asked.action === 'plan' ? (
            <PlanDialog person={asked.person} tiers={offer?.tiers ?? []} {...ending} />
          ) : (
            <PersonDialog person={asked.person} action={asked.action} {...ending} />
          )}
        </Suspense>
      )}
    </>
  )
}

function PeopleRows({
  people,
  isSold,
  onAsk,
}: {
  people: readonly ListedPerson[]
  /** Plans are sold here. */
  isSold: boolean
  onAsk: (asked: Asked) => void
}) {
  const moment = { now: useNow(), ...useMyDay() }
  if (people.length === 0)
    return <p className="type-interface py-8 text-text-2">Nobody here has such a name.</p>
  return (
    <ul className="border-t border-line">
      {people.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          moment={moment}
          isSold={isSold}
          onAsk={(action) => onAsk({ person, action })}
        />
      ))}
    </ul>
  )
}

function PersonRow({
  person,
  moment,
  isSold,
  onAsk,
}: {
  person: ListedPerson
  moment: Moment
  isSold: boolean
  onAsk: (action: Asked['action']) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const thisYear = dayOf(moment.now, moment).slice(0, 4)
  const { id, username, tier, isAdmin, isDisabled, createdAt, lastSeenDay, records, recordBytes } = person
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-2.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-5 gap-y-0.5">
        <span className="lg:w-56 max-w-full truncate text-ui font-strong">{username}</span>
        <span className="type-label figures lg:w-12 text-muted">{id}</span>
        <span className="type-label lg:w-28 text-text-2">
          {tier}
          {person.pays && ', paid'}
        </span>
        <span className="type-label figures lg:w-44 text-text-2">
          {counted(records, 'record')}, {bytesWords(recordBytes)}
        </span>
        <span className="type-label lg:w-60 text-text-2">
          since {dayWords(Date.parse(createdAt), moment)}
          {lastSeenDay ? `, here ${shortDate(lastSeenDay, thisYear)}` : ', never here'}
          {person.sessions === 0 && ', signed in nowhere'}
        </span>
        {isAdmin && <span className="type-label text-ink">admin</span>}
        {isDisabled && <span className="type-label text-warning">disabled</span>}
      </div>
      <IconButton
        label={`What to do with ${username}`}
        aria-expanded={isOpen}
        icon={<Ellipsis size={20} strokeWidth={1.6} />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <Actions person={person} isSold={isSold} onAsk={onAsk} />}
    </li>
  )
}

/** What can be done with somebody. */
function Actions({
  person,
  isSold,
  onAsk,
}: {
  person: ListedPerson
  isSold: boolean
  onAsk: (action: Asked['action']) => void
}) {
  const isOwn = useAuth().user?.id === person.id
  return (
    <div className="flex basis-full flex-wrap gap-2.5 pt-2 pb-1">
      {isSold && !person.pays && (
        <Button size="small" variant="outline" onClick={() => onAsk('plan')}>
          Change the plan
        </Button>
      )}
      {offersOf(person, isOwn).map(([action, label]) => (
        <Button key={action} size="small" variant="outline" onClick={() => onAsk(action)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
