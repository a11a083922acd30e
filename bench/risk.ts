import { dangerInLanguages } from '#domain/safety/languages/danger-in-languages.ts'
import { assessRisk } from '#domain/safety/risk/assess-risk.ts'
import { type Measure, median, tookMs } from './measure.ts'
import { readTalkSet } from './talks/talk-set.ts'

const words = 20_000

/** What invented people said in their talks, one after the other, until it is so long. */
function longPage(): string {
  const turns = readTalkSet().flatMap(({ talks }) => talks.flatMap((talk) => talk.turns))
  const said: string[] = []
  let count = 0
  for (const { who, text } of turns) {
    if (count >= words) break
    if (who !== 'person') continue
    said.push(text)
    count += text.split(/\s+/).length
  }
  return said.join('\n\n')
}

/** The looking for risk in one message and in a very long page. */
export function measureRisk(): Measure[] {
  const page = longPage()
  const first = tookMs(() => assessRisk(page))
  const again = Array.from({ length: 15 }, () => tookMs(() => assessRisk(page)))
  const elsewhere = median(Array.from({ length: 50 }, () => tookMs(() => dangerInLanguages(page))))
  const message = page.slice(0, 400)
  const short = median(Array.from({ length: 50 }, () => tookMs(() => assessRisk(message))))
  return [
    {
      what: 'a long page looked through for risk',
      ...{ measured: median(again), budget: 20, unit: 'ms', rule: 'at most' },
      note: `${words.toLocaleString('en-US')} words; the very first ${Math.round(first)} ms; 400 signs ${short.toFixed(1)} ms; in other languages ${elsewhere.toFixed(1)} ms more`,
    },
  ]
}
