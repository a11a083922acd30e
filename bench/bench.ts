import { measureBreathing } from './breathing.ts'
import { measureCalendar } from './calendar.ts'
import { measureDashboard } from './dashboard.ts'
import { measureEditor } from './editor.ts'
import { measureEntities } from './entities.ts'
import { measureInsights } from './insights.ts'
import { measureMeaning } from './meaning/meaning-speed.ts'
import { isOver, type Measure, used } from './measure.ts'
import { measureRemembering } from './memory/remembering.ts'
import { measureMemory } from './memory.ts'
import { measureKeywordFinding } from './pages/keyword-finding.ts'
import { measureGoals } from './plans/goals.ts'
import { measureHabits } from './plans/habits.ts'
import { measureReading } from './reading.ts'
import { measureRecordWrites } from './records.ts'
import { measureRelay } from './relay.ts'
import { measureReload } from './reload.ts'
import { measureReply } from './reply.ts'
import { measureRetrieval } from './retrieval.ts'
import { measureRisk } from './risk.ts'
import { measureSearch } from './search.ts'
import { measureSizes } from './sizes.ts'
import { measureSound } from './sound.ts'
import { measureSoundInBrowser } from './sound-in-browser.ts'
import { measureStart } from './start.ts'
import { measureSync } from './sync.ts'
import { measureTalk } from './talk.ts'
import { measureWorkerReply } from './talks/worker-reply.ts'

const figure = ({ measured, unit }: Measure): string =>
  `${measured.toFixed(unit === 'times' ? 2 : unit === 'kB' ? 1 : 0)} ${unit}`

const lineOf = (measure: Measure): string =>
  [
    measure.what.padEnd(44),
    figure(measure).padStart(12),
    `${measure.rule} ${measure.budget} ${measure.unit}`.padStart(22),
    isOver(measure) ? '  OVER' : '  ok  ',
    measure.note ? `  (${measure.note})` : '',
  ].join('')

console.log(`${'what'.padEnd(44)}${'measured'.padStart(12)}${'budget'.padStart(22)}`)
const all: Measure[] = []
// One after the other: they would disturb each other.
for (const measure of [
  measureStart,
  measureMemory,
  measureRecordWrites,
  measureSync,
  measureEntities,
  measureReload,
  measureDashboard,
  measureRelay,
  measureEditor,
  measureBreathing,
  measureTalk,
  async () => measureSearch(),
  async () => measureMeaning(),
  async () => measureReading(),
  measureRemembering,
  async () => measureReply(),
  measureWorkerReply,
  async () => measureRisk(),
  async () => measureRetrieval(),
  async () => measureKeywordFinding(),
  async () => measureInsights(),
  async () => measureCalendar(),
  async () => measureGoals(),
  async () => measureHabits(),
  async () => measureSound(),
  measureSoundInBrowser,
  async () => measureSizes(),
]) {
  for (const found of [await measure()].flat()) {
    console.log(lineOf(found).trimEnd())
    all.push(found)
  }
}
process.exitCode = all.some((found) => (found.unit === 'kB' ? isOver(found) : used(found) > 3)) ? 1 : 0
