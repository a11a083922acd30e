import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { troubleSentence } from '#browser/failure-sentences.ts'
import type { PushOutcome } from '#contract/calendar/push.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { readPushHere, tryPushHere, turnPushOff, turnPushOn } from '#worker/calendar/push/push.calls.ts'
import { type PushObstacle, pushObstacle, subscribeHere, unsubscribeHere } from './push-device.ts'

const key = [readPushHere.name]

const obstacles: Readonly<Record<NonNullable<PushObstacle>, string>> = {
  'no-way':
    'This browser has no way to be called while Inkwell is closed. On an iPhone or iPad, add Inkwell to the home screen first.',
  refused: 'Notifications for this site are blocked. Allow them in your browser’s settings, then come back.',
  insecure: 'This works only where Inkwell is opened by https.',
}

const outcomes: Readonly<Record<PushOutcome, string>> = {
  sent: 'Sent. It should appear within a few seconds.',
  gone: 'This browser is not registered for reminders any more. Turn them off and on again.',
  later: 'Your browser’s push service does not take messages at the moment. Reminders wait until it does.',
}

/** Reminders that reach this device while no tab of Inkwell is open. */
export function PushSection() {
  const vault = useVaultCalls()
  const client = useQueryClient()
  const here = useQuery({
    queryKey: key,
    queryFn: () => vault.run(readPushHere, null),
    networkMode: 'always',
    retry: false,
  })
  const turn = useMutation({
    networkMode: 'always',
    async mutationFn(isOn: boolean) {
      if (!isOn) {
        await vault.run(turnPushOff, null)
        return unsubscribeHere()
      }
      await vault.run(turnPushOn, await subscribeHere(here.data?.publicKey ?? ''))
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  const attempt = useMutation({
    networkMode: 'always',
    mutationFn: () => vault.run(tryPushHere, null),
    onSuccess: (outcome) => outcome === 'gone' && client.invalidateQueries({ queryKey: key }),
  })
  const obstacle = pushObstacle()
  const isOn = here.data?.isOn === true
  const error = turn.error ?? attempt.error ?? here.error
  return (
    <div className="mt-2 grid gap-3">
      <p className="type-secondary text-muted">
        Your browser’s push service wakes this device, which then opens the words with its own key. Where
        Inkwell is locked, it shows “A reminder from Inkwell” and no more.
      </p>
      {obstacle !== null && !isOn ? (
        <p className="type-secondary text-text-2">{obstacles[obstacle]}</p>
      ) : here.isPending ? (
        <Skeleton className="h-11 w-full" />
      ) : (
        <Toggle
          label="Remind me on this device"
          isOn={turn.isPending ? turn.variables : isOn}
          isDisabled={turn.isPending || here.data === undefined}
          onChange={(next) => turn.mutate(next)}
        />
      )}
      {isOn && (
        <>
          <Button
            variant="outline"
            className="justify-self-start"
            isPending={attempt.isPending}
            onClick={() => attempt.mutate()}
          >
            Send a test reminder
          </Button>
          <p role="status" className="type-label text-text-2 empty:hidden">
            {attempt.data && outcomes[attempt.data]}
          </p>
        </>
      )}
      {error && (
        <p role="alert" className="text-label leading-ui text-danger">
          {troubleSentence(error)}
        </p>
      )}
      <p className="slip rounded-card px-4 py-3.5 text-label text-text-2">
        <span className="block font-strong text-text">What the server learns</span>
        At which times something rings on this device, for the next 60 times. Not what, and not for whom. It
        forgets a time once it has passed, and all of them when you turn this off or sign out. Reminders keep
        coming for two weeks after you last opened Inkwell here.
        <span className="mt-2 block font-strong text-text">What your browser’s push service learns</span>
        The maker of your browser learns when this device is called, and by which server. What it passes on is
        encrypted for this device: a random name and the time, no word of the reminder.
      </p>
    </div>
  )
}
