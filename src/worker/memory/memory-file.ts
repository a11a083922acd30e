import { derivedEntities } from '#domain/memory/derived-entities.ts'
import { refusalsOf } from '#domain/memory/refusals.ts'
import { withoutRefused } from '#domain/memory/told-words.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { lifeOf } from './memory-lives.ts'

/** The text of memory.json in pieces, an entity to a line: everything that memory made of the pages. Waits until it is put together. */
export async function memoryFile(tools: WorkerTools): Promise<Generator<string>> {
  const life = lifeOf(tools, null)
  const graph = await life.graph()
  return piecesOf(life, graph)
}

function* piecesOf(
  { source, stories, answers, userId }: ReturnType<typeof lifeOf>,
  graph: Awaited<ReturnType<ReturnType<typeof lifeOf>['graph']>>,
): Generator<string> {
  yield '{\n "format": "inkwell-memory",\n "entities": ['
  if (graph) {
    const corrections = source.corrections().map(({ data }) => data)
    const refusals = refusalsOf(corrections)
    const textOf = (uid: string): string => withoutRefused(source.page(uid)?.text ?? '', refusals)
    const today = source.today()
    const wordsOf = ({ uid, sentence }: { uid: string; sentence: readonly [number, number] }): string =>
      textOf(uid).slice(...sentence)
    const told = stories.stories(graph, { corrections, today, calibration: source.calibration(), wordsOf })
    let step = told.next()
    while (!step.done) step = told.next()
    const made = { userId, now: new Date(source.now()).toISOString(), weekStart: source.weekStart() }
    let isFirst = true
    for (const { kind, entity } of derivedEntities({
      graph,
      today,
      stories: step.value,
      answers,
      made,
      textOf,
    })) {
      yield `${isFirst ? '' : ','}\n  ${JSON.stringify({ kind, ...entity })}`
      isFirst = false
    }
  }
  yield '\n ]\n}\n'
}
