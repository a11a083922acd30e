import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { documentAddresses, landingAddresses } from '#contract/addresses.ts'
import { LoadingScreen } from '#web/features/site/loading-screen.tsx'
import { userQuery } from '#web/lib/account/use-user.ts'
import type { PageAccess } from '#web/lib/page-access.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { lateFrame, latePage } from './faults/late-screen.tsx'
import { PageError } from './faults/page-error.tsx'
import { addressesOf, type Page, type PageAddress, pageAt, type pages } from './pages.ts'
import { RootScreen } from './root-screen.tsx'
import { guard, type RouterContext } from './route-guard.ts'
import { keepSharedLink } from './shared-link.ts'

const documentPage = latePage(async () => (await import('./pages/document-page.tsx')).DocumentPage)
const notFound = latePage(
  async () => (await import('#web/features/site/not-found-screen.tsx')).NotFoundScreen,
)

const root = createRootRouteWithContext<RouterContext>()({
  component: RootScreen,
  notFoundComponent: notFound,
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: (asked) => {
    if (!asked.context.queryClient.getQueryData(userQuery.queryKey)) keepSharedLink(asked.location)
    guard('protected')(asked)
  },
  component: lateFrame(async () => (await import('./app-shell.tsx')).AppShell),
})

const openShell = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: lateFrame(async () => (await import('./open-shell.tsx')).OpenShell),
})

/** A screen under its title. */
function Titled({ page: { title, description }, Screen }: { page: Page; Screen: ComponentType }) {
  usePageMeta(title ?? null, description)
  return <Screen />
}

/** Pages with the same screen share it: it stays as it is on the way from one to another. */
const drawn = new Map<Page['screen'], RouteComponent>()

function componentOf(page: Page): RouteComponent | null {
  const { screen, title } = page
  if (!screen) return null
  const component =
    drawn.get(screen) ??
    latePage(async () => {
      const Screen = await screen()
      return title ? () => <Titled {...{ page, Screen }} /> : Screen
    })
  drawn.set(screen, component)
  return component
}

type SearchOf<Address extends PageAddress> = (typeof pages)[Address] extends { search: infer Validator }
  ? Validator
  : undefined

type AddressFor<Access extends PageAccess> = {
  [Address in PageAddress]: (typeof pages)[Address]['access'] extends Access ? Address : never
}[PageAddress]

type RoutesBelow<Parent extends AnyRoute, Access extends PageAccess> = {
  [Path in AddressFor<Access>]: Route<
    unknown,
    Parent,
    Path,
    ResolveFullPath<Parent, Path>,
    string,
    ResolveId<Parent, string, Path>,
    SearchOf<Path>
  >
}

/** The routes of all pages for those, each known to the types by its path and its search. */
function routesBelow<Parent extends AnyRoute, Access extends PageAccess>(parent: Parent, ...who: Access[]) {
  const routes = addressesOf(...who).map((path) => {
    const page = pageAt(path)
    const component = componentOf(page)
    const route = createRoute({
      getParentRoute: (): AnyRoute => parent,
      path,
      ...(page.search && { validateSearch: page.search }),
      beforeLoad: (asked) => {
        const onward = page.leadsTo?.(asked)
        if (onward) throw redirect({ ...onward, replace: true })
        guard(page.isPublic?.(asked.search) ? 'public' : page.access)(asked)
      },
      ...(component && { component }),
    })
    return [path, route]
  })
  return Object.fromEntries(routes) as RoutesBelow<Parent, Access>
}

type DocumentAddress = (typeof documentAddresses)[number] | '/blog/$slug' | '/faq/$slug'
const landings: readonly string[] = landingAddresses

/** Pages that the server answers with documents of their own; here only when the server could not be asked. */
const documents = Object.fromEntries(
  [...documentAddresses, '/blog/$slug', '/faq/$slug'].map((path): [string, AnyRoute] => [
    path,
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: guard(landings.includes(path) ? 'visitor' : 'public'),
      component: documentPage,
    }),
  ]),
) as { [Path in DocumentAddress]: Route<unknown, typeof root, Path> }

const tree = root.addChildren({
  ...documents,
  ...routesBelow(root, 'visitor', 'onboarding'),
  open: openShell.addChildren(routesBelow(openShell, 'public')),
  app: shell.addChildren(routesBelow(shell, 'protected', 'admin')),
})

export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 600,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
