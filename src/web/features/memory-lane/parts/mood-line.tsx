import type { MoodWhen } from '#domain/memory/node-mood.ts'
import { IntervalRows } from '#web/ui/charts/interval-rows.tsx'
import { signedPoints } from '../memory-words.ts'

/** Whether mood differs on the days that name somebody: the words and the interval, with what they rest on. */
export function MoodLine({ mood, name }: { mood: MoodWhen; name: string }) {
  return (
    <section>
      <h3 className="font-serif text-title-xs leading-item tracking-title">
        Is mood different on days with {name}?
      </h3>
      <p className="mt-1 text-small text-text-2">{moodWords(mood)}</p>
      {mood.is === 'known' && (
        <div className="mt-3">
          <IntervalRows
            rows={[
              {
                key: 'mood',
                name: `With ${name}`,
                words: `n = ${mood.named}`,
                is: isClear(mood) ? 'clear' : 'unclear',
                ...{ point: mood.difference, low: mood.low, high: mood.high },
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}

const isClear = ({ low, high }: { low: number; high: number }): boolean => low > 0 || high < 0

export function moodWords(mood: MoodWhen): string {
  if (mood.is === 'few')
    return `Not enough rated days yet: ${mood.named} that name it and ${mood.others} that do not, of ${mood.needed} each.`
  const { difference, low, high, named, others } = mood
  const range = `95 % ${signedPoints(low)} to ${signedPoints(high)}, ${named} days against ${others}.`
  if (!isClear(mood)) return `No clear link. ${signedPoints(difference)} points, ${range}`
  return `Yes, ${difference > 0 ? 'higher' : 'lower'} by ${Math.abs(difference).toFixed(1)}. ${range} It does not say which causes which.`
}
