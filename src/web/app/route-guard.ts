import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { userQuery } from '#web/lib/account/use-user.ts'
import { wishForTemplate } from '#web/lib/account/wished-template.ts'
import { type PageAccess, redirectFor } from '#web/lib/page-access.ts'
import { text } from './route-search.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
}

/** Sends on who may not see a page, before any of it is fetched. */
export const guard =
  (access: PageAccess) =>
  ({ context, location }: { context: RouterContext; location: { search: object } }): void => {
    const user = context.queryClient.getQueryData(userQuery.queryKey) ?? null
    const to = redirectFor(access, user)
    if (!to) return
    // A guide on a public page leads here before somebody has signed in.
    const wished = 'template' in location.search ? text(location.search.template) : undefined
    if (to === '/auth' && wished) wishForTemplate(wished)
    throw redirect({ to, replace: true })
  }
