import { useMutation, useQuery } from '@tanstack/react-query'
import { saidBy } from '#browser/failure-sentences.ts'
import { feedPathOf } from '#contract/calendar/calendar.ts'
import type { FeedWords } from '#domain/calendar/sharing/sharing-records.ts'
import { toast } from '#web/lib/toasts.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { chooseFeed, feedTrouble } from '#worker/calendar/sharing/sharing.calls.ts'

const choices: readonly { readonly words: FeedWords; readonly label: string }[] = [
  { words: 'busy', label: 'Only that I am busy' },
  { words: 'titles', label: 'Titles' },
]

type Choice = { isOn?: boolean; words?: FeedWords; hasNewAddress?: boolean }

/** A secret address by which calendar programs read when somebody has time. */
export function FeedSection() {
  const vault = useVaultCalls()
  const [feed] = useView('calendar.feed').rows
  const choose = useMutation({
    networkMode: 'always',
    mutationFn: (choice: Choice) => vault.run(chooseFeed, choice),
  })
  const { data: trouble } = useQuery({
    queryKey: ['calendar.feed-trouble', feed?.isOn, feed?.token, feed?.words],
    queryFn: () => vault.run(feedTrouble, null),
    enabled: feed?.isOn === true,
    networkMode: 'always',
    staleTime: 0,
  })
  const faults = [choose.error && saidBy(choose.error), feed?.isOn ? trouble : null].filter(
    (fault) => fault !== null && fault !== undefined,
  )
  if (!feed) return <Skeleton className="mt-3 h-14 w-full" />
  return (
    <div className="mt-2 grid gap-3">
      <Toggle
        label="Let calendar programs read my events"
        isOn={feed.isOn}
        isDisabled={choose.isPending}
        onChange={(isOn) => choose.mutate({ isOn })}
      />
      <p className="slip rounded-card px-4 py-3.5 text-label text-text-2">
        <span className="block font-strong text-text">Who can read it</span>
        What is in the feed is not sealed. Whoever runs this server can read it, and so can every calendar
        program and person that has the address. Notes, places and reminders are never in it, nor is anything
        from your pages.
      </p>
      {feed.isOn && (
        <OpenFeed
          words={feed.words}
          address={new URL(feedPathOf(feed.token), location.origin).href}
          isPending={choose.isPending}
          onChoose={choose.mutate}
        />
      )}
      {faults.map((fault) => (
        <p key={fault} role="alert" className="text-label leading-ui text-danger">
          {fault}
        </p>
      ))}
    </div>
  )
}

interface OpenFeedProps {
  words: FeedWords
  address: string
  isPending: boolean
  onChoose: (choice: Choice) => void
}

function OpenFeed({ words, address, isPending, onChoose }: OpenFeedProps) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: 'The address is copied' }),
      () =>
        toast({
          variant: 'destructive',
          title: 'It could not be copied',
          description: 'Mark it and copy it by hand.',
        }),
    )
  return (
    <>
      <fieldset className="grid gap-1" disabled={isPending}>
        <legend className="type-label font-medium">What it says of an event</legend>
        {choices.map((choice) => (
          <label key={choice.words} className="flex min-h-11 items-center gap-3">
            <input
              autoComplete="off"
              type="radio"
              name="feed-words"
              checked={words === choice.words}
              onChange={() => onChoose({ words: choice.words })}
              className="size-4.5 accent-primary"
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <p className="type-label text-text-2 select-all [overflow-wrap:anywhere]">{address}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          Copy the address
        </Button>
        <Button
          variant="quiet"
          size="small"
          isPending={isPending}
          onClick={() => onChoose({ hasNewAddress: true })}
        >
          New address
        </Button>
      </div>
      <p className="type-label text-muted">After a new address the old one leads nowhere.</p>
    </>
  )
}
