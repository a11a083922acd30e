import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { type documentAddresses, landingAddresses } from '#contract/addresses.ts'
import { type SectionName, sectionNamed } from '#web/features/settings/settings-sections.ts'
import type { comingInApp } from '#web/features/site/coming-pages.ts'
import { LoadingScreen } from '#web/features/site/loading-screen.tsx'
import { userQuery } from '#web/lib/use-user.ts'
import { wishForTemplate } from '#web/lib/wished-template.ts'
import { type PageAccess, redirectFor } from './guards.ts'
import { PageTrouble } from './page-trouble.tsx'
import { RootScreen } from './root-screen.tsx'
import { keepSharedLink, takeSharedLink } from './shared-link.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const guard =
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

const documentPage = lazyRouteComponent(() => import('./pages/document-page.tsx'), 'DocumentPage')
const comingApp = lazyRouteComponent(() => import('./pages/coming-page.tsx'), 'ComingAppPage')
const notFound = lazyRouteComponent(() => import('#web/features/site/not-found-screen.tsx'), 'NotFoundScreen')

const root = createRootRouteWithContext<RouterContext>()({
  component: RootScreen,
  notFoundComponent: notFound,
})

type DocumentAddress = (typeof documentAddresses)[number] | '/blog/$slug' | '/faq/$slug'

/** A page that the server answers with a document of its own; here only when the server could not be asked. */
const documentRoute = <const Path extends DocumentAddress>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: guard(landingAddresses.some((one) => one === path) ? 'visitor' : 'public'),
    component: documentPage,
  })

const authModes = ['login', 'register', 'reset'] as const

interface AuthSearch {
  mode?: 'login' | 'register' | 'reset'
  /** Of a reset link; it leaves the address as soon as the page has it. */
  token?: string
  notice?: string
}

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: (search: Record<string, unknown>): AuthSearch => {
    const notice = text(search.notice)
    const token = search.token === undefined ? undefined : String(search.token)
    const mode = authModes.find((one) => one === search.mode)
    return {
      ...(mode ? { mode } : {}),
      ...(mode === 'reset' && token ? { token } : {}),
      ...(notice ? { notice } : {}),
    }
  },
  // A reset link works wherever it is opened, also where somebody is signed in.
  beforeLoad: (asked) => guard(asked.search.mode === 'reset' ? 'public' : 'visitor')(asked),
  component: lazyRouteComponent(() => import('./pages/auth-page.tsx'), 'AuthPage'),
})

const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: guard('onboarding'),
  component: lazyRouteComponent(() => import('./pages/onboarding-page.tsx'), 'OnboardingPage'),
})

const bundleTest = createRoute({
  getParentRoute: () => root,
  path: '/bundle-test',
  component: lazyRouteComponent(() => import('./pages/bundle-test-page.tsx'), 'BundleTestPage'),
})

const bundleAnalysis = createRoute({
  getParentRoute: () => root,
  path: '/bundle-analysis',
  component: lazyRouteComponent(() => import('./pages/bundle-analysis-page.tsx'), 'BundleAnalysisPage'),
})

const themeTest = createRoute({
  getParentRoute: () => root,
  path: '/theme-test',
  component: lazyRouteComponent(() => import('./pages/theme-test-page.tsx'), 'ThemeTestPage'),
})

const speechDemo = createRoute({
  getParentRoute: () => root,
  path: '/speech-to-text-demo',
  component: lazyRouteComponent(() => import('./pages/speech-demo-page.tsx'), 'SpeechDemoPage'),
})

const goalVisualizations = createRoute({
  getParentRoute: () => root,
  path: '/goal-visualizations',
  component: lazyRouteComponent(() => import('./pages/coming-page.tsx'), 'ComingDemoPage'),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: (asked) => {
    if (!asked.context.queryClient.getQueryData(userQuery.queryKey)) keepSharedLink(asked.location)
    guard('protected')(asked)
  },
  component: lazyRouteComponent(() => import('./app-shell.tsx'), 'AppShell'),
})

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  // Who came by a link to a sound and had to sign in first goes on to it.
  beforeLoad: ({ cause }) => {
    const hash = cause === 'preload' ? null : takeSharedLink()
    if (hash) throw redirect({ to: '/resonance', hash, replace: true })
  },
  component: lazyRouteComponent(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
})

const journalPages = createRoute({
  getParentRoute: () => shell,
  path: '/journal-pages-demo',
  validateSearch: (search: Record<string, unknown>): { entry?: string; talk?: string; template?: string } => {
    const entry = text(search.entry)
    const talk = text(search.talk)
    const template = text(search.template)
    const open = entry ? { entry } : talk ? { talk } : {}
    return { ...open, ...(template ? { template } : {}) }
  },
  component: lazyRouteComponent(() => import('./pages/journal-page.tsx'), 'JournalPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  validateSearch: (search: Record<string, unknown>): { section?: SectionName; notice?: string } => {
    const section = sectionNamed(search.section)
    const notice = text(search.notice)
    return { ...(section ? { section } : {}), ...(notice ? { notice } : {}) }
  },
  component: lazyRouteComponent(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
})

const safetyPlan = createRoute({
  getParentRoute: () => shell,
  path: '/settings/plan',
  component: lazyRouteComponent(() => import('./pages/plan-page.tsx'), 'PlanPage'),
})

const resonance = createRoute({
  getParentRoute: () => shell,
  path: '/resonance',
  component: lazyRouteComponent(() => import('./pages/resonance-page.tsx'), 'ResonancePage'),
})

const referrals = createRoute({
  getParentRoute: () => shell,
  path: '/referrals',
  component: lazyRouteComponent(() => import('./pages/referrals-page.tsx'), 'ReferralsPage'),
})

const journal = createRoute({
  getParentRoute: () => root,
  path: '/journal',
  validateSearch: (search: Record<string, unknown>): { entry?: string } => {
    const entry = text(search.entry)
    return entry ? { entry } : {}
  },
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/journal-pages-demo', search, replace: true })
  },
})

const comingAppRoute = <const Path extends keyof typeof comingInApp>(path: Path) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    beforeLoad: guard(path.startsWith('/admin') ? 'admin' : 'protected'),
    component: comingApp,
  })

const tree = root.addChildren([
  documentRoute('/'),
  documentRoute('/mobile'),
  documentRoute('/enhanced'),
  auth,
  onboarding,
  documentRoute('/privacy-policy'),
  journal,
  documentRoute('/blog'),
  documentRoute('/blog/$slug'),
  documentRoute('/about'),
  documentRoute('/features'),
  documentRoute('/features-old'),
  documentRoute('/contact'),
  documentRoute('/guides'),
  documentRoute('/careers'),
  documentRoute('/faq'),
  documentRoute('/faq/$slug'),
  goalVisualizations,
  themeTest,
  speechDemo,
  bundleTest,
  bundleAnalysis,
  shell.addChildren([
    dashboard,
    journalPages,
    comingAppRoute('/memory-lane'),
    comingAppRoute('/memory-lane-test'),
    comingAppRoute('/analytics'),
    comingAppRoute('/goals'),
    comingAppRoute('/habits'),
    comingAppRoute('/calendar'),
    settings,
    safetyPlan,
    resonance,
    comingAppRoute('/pricing'),
    referrals,
    comingAppRoute('/admin'),
    comingAppRoute('/admin/jobs'),
    comingAppRoute('/admin/testing'),
  ]),
])

export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 600,
    defaultErrorComponent: PageTrouble,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
