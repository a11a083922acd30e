import type { LateView, Row, View } from '#domain/entity/view.ts'
import { answer, lazyAnswers, type Query, type QueryImpl } from './worker-calls.ts'

type AnyView = View<unknown, Row> | LateView<unknown, Row>

const impl = (to: Query<unknown, Row>, view: View<unknown, Row>): QueryImpl => ({
  ...answer(to, view.rows, (args) => view.isShownEarly?.(args) === true),
  ...(view.isSureOnly && { isSureOnly: view.isSureOnly }),
})

/** Views as the questions of screens. `beside`: what is fetched with one that comes late, by its name. */
export const viewQueries = (
  views: Readonly<Record<string, AnyView>>,
  beside: Readonly<Record<string, () => Promise<unknown>>> = {},
): readonly QueryImpl[] =>
  Object.entries(views).flatMap(([name, view]) =>
    'fetch' in view
      ? lazyAnswers([{ name }], async () => {
          const [fetched] = await Promise.all([view.fetch(), beside[name]?.()])
          return [impl({ name }, fetched)]
        })
      : [impl({ name }, view)],
  )
