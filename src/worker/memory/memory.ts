import { type CommandImpl, emitting, late, perform, type StreamImpl } from '#worker/core/worker-calls.ts'
import {
  beliefs,
  memoryLife,
  memoryMap,
  memorySummaries,
  monthPages,
  nodePage,
  pageToSee,
  peopleOnPages,
  sayOfMemory,
  unsayOfMemory,
} from './memory.calls.ts'

const lives = () => import('./memory-lives.ts')
const answers = () => import('./memory-answers.ts')
const summaries = () => import('./memory-summaries.ts')

/** What memory tells as it goes; its engine is fetched when somebody asks for it. */
export const memoryStreams: readonly StreamImpl[] = late([memoryLife], async () => {
  const { lifeOf, tellLife } = await lives()
  return [emitting(memoryLife, (tools, { of }, emit, signal) => tellLife(lifeOf(tools, of), emit, signal))]
})

/** What can be asked of memory and said about it. */
export const memoryCommands: readonly CommandImpl[] = [
  perform(monthPages, async (tools, { of, month }) =>
    (await answers()).pagesOfMonth((await lives()).lifeOf(tools, of), month),
  ),
  perform(nodePage, async (tools, { of, id }) =>
    (await answers()).pageOfNode((await lives()).lifeOf(tools, of), id),
  ),
  perform(peopleOnPages, async (tools, { uids }) =>
    (await answers()).peopleOn((await lives()).lifeOf(tools, null), uids),
  ),
  perform(beliefs, async (tools, { of }) => (await answers()).beliefsOf((await lives()).lifeOf(tools, of))),
  perform(memorySummaries, async (tools, { of }) =>
    (await summaries()).summariesOf((await lives()).lifeOf(tools, of), tools.now()),
  ),
  perform(memoryMap, async (tools, { of }) =>
    (await import('./memory-overview.ts')).mapOf((await lives()).lifeOf(tools, of)),
  ),
  perform(pageToSee, async (tools, { of, not }) =>
    (await answers()).pageSeen((await lives()).lifeOf(tools, of), not, Math.random()),
  ),
  perform(sayOfMemory, async (tools, { of, said }) => (await lives()).sayOf(tools, of, said)),
  perform(unsayOfMemory, async (tools, { of, uid }) => (await lives()).lifeOf(tools, of).source.unsay(uid)),
]
