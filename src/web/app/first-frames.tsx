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
import { demoWorld } from '#web/features/goals/visualizations/demo-world.ts'
import { fetchDrawings } from '#web/features/goals/visualizations/drawings/drawn-visualization.ts'
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

/** Said in the first frame while the app is on its way, or when it cannot come. */
function Word() {
  return (
    <p
      data-word
      role="status"
      className="fixed inset-x-0 bottom-6 z-40 mx-auto w-fit max-w-[90vw] rounded-control border border-line-strong bg-surface-2 px-4 py-2 text-small empty:invisible"
    />
  )
}

/** What a first frame is given of the build, by addresses. */
export interface FrameScripts {
  /** The small script that it begins with. */
  readonly touch: string
  /** What the app begins with and what its page consists of: fetched at once, and not one after the other. */
  readonly app: readonly string[]
}

/**
 * The page of the app (dist/web/index.html), named as given, with the first frame of /goal-visualizations over the place that the app draws into. Of scripts it
 * begins with a small one alone, which starts the app when somebody touches the frame.
 */
export async function goalDemoFrame(
  appPage: string,
  { touch, app }: FrameScripts,
  meta: { readonly title: string; readonly description: string },
): Promise<FirstFrame> {
  await fetchDrawings()
  const markup = await markupOf(
    <>
      <PublicFrame>
        <DemoVisualizations world={demoWorld} />
      </PublicFrame>
      <Word />
    </>,
  )
  // What lies under a mouse is said once the app is there, which comes with the mouse.
  const still = markup.replaceAll(/<title>[^<]*<\/title>/g, '')
  const frame = `<div id="${firstFrameId}" data-app="${app.join(' ')}">${still}</div>`
  const places = `${frame}<div id="root" class="${coveredClass}"></div>`
  const title = escaped(`${meta.title} · ${productName}`)
  const description = `name="description" content="${escaped(meta.description)}" />`
  const canonical = '<link rel="canonical" href="/goal-visualizations" />'
  const early = appPage.split('\n').filter((line) => !line.includes('rel="modulepreload"'))
  const script = `<script type="module" crossorigin src="${touch}"></script>`
  const light = put(early.join('\n'), ['<script type="module"', '</script>'], script)
  const named = put(light, ['<title>', '</title>'], `<title>${title}</title>`)
  const described = put(named, ['name="description"', '/>'], description)
  const linked = put(described, ['<link rel="canonical"', '>'], canonical)
  return {
    name: 'goal-visualizations.html',
    text: put(linked, ['<div id="root">', '</noscript>'], places),
  }
}
