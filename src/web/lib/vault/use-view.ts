import { useMemo } from 'react'
import type { ArgsOf, RowOf, ViewName } from '#domain/views/views.ts'
import type { Query } from '#worker/core/worker-calls.ts'
import { type Rows, useRows } from './use-rows.ts'

/** A view as a question to the worker, for who asks outside React. */
export const viewNamed = <Name extends ViewName>(name: Name): Query<ArgsOf<Name>, RowOf<Name>> => ({ name })

/** What a view of the list answers, kept up to date; its types follow from its name. Args are compared by their JSON. */
export function useView<Name extends ViewName>(
  name: Name,
  ...[args]: null extends ArgsOf<Name> ? [] : [args: ArgsOf<Name>]
): Rows<RowOf<Name>> {
  const to = useMemo(() => viewNamed(name), [name])
  return useRows(to, (args ?? null) as ArgsOf<Name>)
}
