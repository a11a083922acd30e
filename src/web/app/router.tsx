import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { type documentAddresses, landingAddresses } from '#contract/addresses.ts'
import { LoadingScreen } from '#web/features/site/loading-screen.tsx'
import { userQuery } from '#web/lib/account/use-user.ts'
import { pages } from '#web/lib/pages.ts'
import { PageError } from './page-error.tsx'
import { RootScreen } from './root-screen.tsx'
import { guard, type RouterContext } from './route-guard.ts'
import {
  authSearch,
  calendarSearch,
  entrySearch,
  goalsSearch,
  guidedSearch,
  habitsSearch,
  journalSearch,
  memorySearch,
  sampleSearch,
  settingsSearch,
  tabSearch,
} from './route-search.ts'
import { keepSharedLink, takeSharedLink } from './shared-link.ts'

const documentPage = lazyRouteComponent(() => import('./pages/document-page.tsx'), 'DocumentPage')
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

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: authSearch,
  // A reset link works wherever it is opened, also where somebody is signed in.
  beforeLoad: (asked) => guard(asked.search.mode === 'reset' ? 'public' : pages['/auth'].access)(asked),
  component: lazyRouteComponent(() => import('./pages/auth-page.tsx'), 'AuthPage'),
})

const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: guard(pages['/onboarding'].access),
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
  component: lazyRouteComponent(() => import('./pages/goal-demo-page.tsx'), 'GoalDemoPage'),
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
  validateSearch: journalSearch,
  component: lazyRouteComponent(() => import('./pages/journal-page.tsx'), 'JournalPage'),
})

const calendar = createRoute({
  getParentRoute: () => shell,
  path: '/calendar',
  validateSearch: calendarSearch,
  component: lazyRouteComponent(() => import('./pages/calendar-page.tsx'), 'CalendarPage'),
})

const habits = createRoute({
  getParentRoute: () => shell,
  path: '/habits',
  validateSearch: habitsSearch,
  component: lazyRouteComponent(() => import('./pages/habits-page.tsx'), 'HabitsPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
})

const safetyPlan = createRoute({
  getParentRoute: () => shell,
  path: '/settings/plan',
  component: lazyRouteComponent(() => import('./pages/plan-page.tsx'), 'PlanPage'),
})

const guided = createRoute({
  getParentRoute: () => shell,
  path: '/guided',
  validateSearch: guidedSearch,
  component: lazyRouteComponent(() => import('./pages/guided-page.tsx'), 'GuidedPage'),
})

const analytics = createRoute({
  getParentRoute: () => shell,
  path: '/analytics',
  validateSearch: tabSearch,
  beforeLoad: guard(pages['/analytics'].access),
  component: lazyRouteComponent(() => import('./pages/analytics-page.tsx'), 'AnalyticsPage'),
})

const resonance = createRoute({
  getParentRoute: () => shell,
  path: '/resonance',
  component: lazyRouteComponent(() => import('./pages/resonance-page.tsx'), 'ResonancePage'),
})

const memoryLane = createRoute({
  getParentRoute: () => shell,
  path: '/memory-lane',
  validateSearch: memorySearch,
  component: lazyRouteComponent(() => import('./pages/memory-lane-page.tsx'), 'MemoryLanePage'),
})

const memoryLaneTest = createRoute({
  getParentRoute: () => shell,
  path: '/memory-lane-test',
  validateSearch: sampleSearch,
  component: lazyRouteComponent(() => import('./pages/memory-lane-test-page.tsx'), 'MemoryLaneTestPage'),
})

const referrals = createRoute({
  getParentRoute: () => shell,
  path: '/referrals',
  component: lazyRouteComponent(() => import('./pages/referrals-page.tsx'), 'ReferralsPage'),
})

const pricing = createRoute({
  getParentRoute: () => shell,
  path: '/pricing',
  component: lazyRouteComponent(() => import('./pages/pricing-page.tsx'), 'PricingPage'),
})

const goals = createRoute({
  getParentRoute: () => shell,
  path: '/goals',
  validateSearch: goalsSearch,
  component: lazyRouteComponent(() => import('./pages/goals-page.tsx'), 'GoalsPage'),
})

const journal = createRoute({
  getParentRoute: () => root,
  path: '/journal',
  validateSearch: entrySearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/journal-pages-demo', search, replace: true })
  },
})

const adminPage = lazyRouteComponent(() => import('./pages/admin-page.tsx'), 'AdminPage')
const adminRoute = <const Path extends '/admin' | '/admin/jobs' | '/admin/testing'>(path: Path) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: tabSearch,
    beforeLoad: guard('admin'),
    component: adminPage,
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
    memoryLane,
    memoryLaneTest,
    analytics,
    goals,
    habits,
    calendar,
    settings,
    safetyPlan,
    guided,
    resonance,
    pricing,
    referrals,
    adminRoute('/admin'),
    adminRoute('/admin/jobs'),
    adminRoute('/admin/testing'),
  ]),
])

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
