import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DemoVisualizations } from '#web/features/goals/visualizations/demo-visualizations.tsx'
import { PublicFrame } from '#web/features/site/public-frame.tsx'
import { coveredClass, firstFrameId } from '#web/lib/device/first-frame.ts'
import { productName } from '#web/lib/product.ts'
import { TooltipArea } from '#web/ui/tooltip.tsx'

/** A page of the app as a document whose first frame stands before any script runs. */
export interface FirstFrame {
  /** Below the folder of the site: 'goal-visualizations.html'. */
  readonly name: string
  readonly text: string
}

/** What a visitor sees of a page; its links know the way to /auth. */
async function markupOf(page: ReactNode): Promise<string> {
  const root = createRootRoute({ component: Outlet })
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => page })
  const auth = createRoute({ getParentRoute: () => root, path: '/auth' })
  const router = createRouter({
    routeTree: root.addChildren([here, auth]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return renderToStaticMarkup(
    <TooltipArea>
      <RouterProvider router={router} />
    </TooltipArea>,
  )
}

/** Puts something into a text in place of what stands there from `begins` up to the next `ends`, both included. Throws where it does not stand there. */
function put(text: string, [begins, ends]: readonly [string, string], given: string): string {
  const from = text.indexOf(begins)
  const to = text.indexOf(ends, from + begins.length)
  if (from < 0 || to < 0) throw new Error(`The page of the app has nothing from ${begins} up to ${ends}.`)
  return text.slice(0, from) + given + text.slice(to + ends.length)
}

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The page of the app (dist/web/index.html), named as given, with the first frame of /goal-visualizations over the place that the app draws into. */
export async function goalDemoFrame(
  appPage: string,
  meta: { readonly title: string; readonly description: string },
): Promise<FirstFrame> {
  const markup = await markupOf(
    <PublicFrame>
      <DemoVisualizations />
    </PublicFrame>,
  )
  const places = `<div id="${firstFrameId}">${markup}</div><div id="root" class="${coveredClass}"></div>`
  const title = escaped(`${meta.title} · ${productName}`)
  const description = `name="description" content="${escaped(meta.description)}" />`
  const canonical = '<link rel="canonical" href="/goal-visualizations" />'
  const named = put(appPage, ['<title>', '</title>'], `<title>${title}</title>`)
  const described = put(named, ['name="description"', '/>'], description)
  const linked = put(described, ['<link rel="canonical"', '>'], canonical)
  return {
    name: 'goal-visualizations.html',
    text: put(linked, ['<div id="root">', '<noscript>'], `${places}\n    <noscript>`),
  }
}
