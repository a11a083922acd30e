import type { AnswerOf } from '#contract/endpoint.ts'
import { readHeads, readRecords, type StoredRecord } from '#contract/records.ts'
import type { Wire } from '../../sync/server/wire.ts'

type Page = AnswerOf<typeof readRecords>

/** A server that gives other records than it has, once it is told to. */
export function hostile() {
  let lie: ((page: Page) => Page) | null = null
  let hidden: string | null = null
  const asked: string[] = []
  const between = (wire: Wire): Wire => ({
    ...wire,
    async send(to, input) {
      asked.push(`${to.method} ${to.path}`)
      const answer = await wire.send(to, input)
      if (!answer.ok || !lie) return answer
      if (to.path === readRecords.path && to.method === 'GET')
        return Response.json(lie((await answer.json()) as Page))
      if (to.path !== readHeads.path || !hidden) return answer
      const said = (await answer.json()) as AnswerOf<typeof readHeads>
      return Response.json({ ...said, heads: said.heads?.filter(({ uid }) => uid !== hidden) ?? null })
    },
  })
  return {
    between,
    asked,
    /** Answers with other records from here on. */
    gives: (change: (records: StoredRecord[]) => StoredRecord[]) => {
      lie = (page) => ({ ...page, records: change(page.records) })
    },
    /** Answers as if a record were not there, whichever way it is asked. */
    hides: (uid: string) => {
      hidden = uid
      lie = (page) => ({ ...page, records: page.records.filter((record) => record.uid !== uid) })
    },
    answers: (change: (page: Page) => Page) => {
      lie = change
    },
    /** From here on it behaves. */
    repents: () => {
      lie = null
      hidden = null
    },
  }
}
