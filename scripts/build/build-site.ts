import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Frames from '../../src/web/app/first-frames.tsx'
import { pages } from '../../src/web/app/pages.ts'
import type * as Site from '../../src/web/site/render-site.tsx'
import type { SiteAssets } from '../../src/web/site/site-document.tsx'
import { root } from '../root.ts'
import { zodForBrowsers } from './zod-for-browsers.ts'

const web = join(root, 'dist', 'web')
const out = join(root, 'dist', 'site')
const renderer = join(root, 'dist', 'site-renderer')
const content = join(root, 'src', 'web', 'site', 'content')
const socialFont = join(root, 'src', 'web', 'site', 'social', 'newsreader-display-light.ttf')
const target = ['chrome120', 'firefox121', 'safari17.2']
const firstFonts = ['newsreader-site-display', 'newsreader-site-text', 'instrument-sans-latin-wght-normal']

const siteScript = 'src/web/site/script/site.ts'
const touchScript = 'src/web/site/script/first-touch/first-touch.ts'
const demoModules = [
  'index.html',
  'src/web/app/pages/goal-demo-page.tsx',
  'src/web/features/goals/visualizations/goal-demo.tsx',
  'src/web/features/goals/visualizations/demo-world.ts',
  'src/web/features/goals/visualizations/drawings/over-time.tsx',
  'src/web/features/goals/visualizations/drawings/compared.tsx',
]
const siteStyles = 'src/web/site/styles/site.css'

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
}

interface Assets {
  readonly site: SiteAssets
  /** The script of first frames. */
  readonly touch: string
}

const manifestOf = (name: string): Record<string, ManifestEntry> =>
  JSON.parse(readFileSync(join(web, '.vite', name), 'utf8'))

/** Addresses of what the app begins with and fetches for /goal-visualizations. */
function demoScripts(): string[] {
  const manifest = manifestOf('manifest.json')
  return demoModules.map((source) => {
    const file = manifest[source]?.file
    if (!file) throw new Error(`The app has no part made of ${source}.`)
    return `/${file}`
  })
}

/** The site's own scripts and style sheet, beside the app's files, whose fonts they share. */
async function buildAssets(): Promise<Assets> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [zodForBrowsers()],
    worker: { format: 'es', plugins: () => [zodForBrowsers()] },
    logLevel: 'warn',
    build: {
      outDir: web,
      emptyOutDir: false,
      target,
      manifest: '.vite/site.json',
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input: { site: siteScript, 'site-look': siteStyles, 'first-touch': touchScript } },
    },
  })
  const manifest = manifestOf('site.json')
  const [script, touch, css] = [siteScript, touchScript, siteStyles].map((source) => manifest[source]?.file)
  if (!script || !touch || !css) throw new Error('The build of the site has no script or no style sheet.')
  const entries = Object.values(manifest)
  const files = [...new Set(entries.flatMap(({ file, css: styles = [] }) => [file, ...styles]))]
  const fonts = firstFonts.map((name) => files.find((file) => file.includes(`${name}-`)))
  return {
    site: {
      css: `/${css}`,
      script: `/${script}`,
      fonts: fonts.flatMap((font) => (font ? [`/${font}`] : [])),
    },
    touch: `/${touch}`,
  }
}

/** Components as modules that Node can run: what draws the site, and what draws first frames of the app. */
async function loadRenderers(): Promise<{ site: typeof Site; frames: typeof Frames }> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: renderer,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { site: 'src/web/site/render-site.tsx', frames: 'src/web/app/first-frames.tsx' },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const load = (name: string) => import(pathToFileURL(join(renderer, name)).href)
  const [site, frames]: [typeof Site, typeof Frames] = await Promise.all([load('site.js'), load('frames.js')])
  return { site, frames }
}

function readTexts(): Map<string, string> {
  const paths = globSync('**/*.md', { cwd: content }).map((path) => path.replaceAll('\\', '/'))
  return new Map(paths.map((path) => [path, readFileSync(join(content, path), 'utf8')]))
}

/** Writes the public site into dist/site. Rejects when a text is wrong, with its file and line. */
async function buildSite(): Promise<void> {
  const [assets, { site, frames }] = await Promise.all([buildAssets(), loadRenderers()])
  const texts = site.readSiteContent(readTexts())
  const files = [
    ...site.renderSite(texts, assets.site),
    await frames.goalDemoFrame(
      readFileSync(join(web, 'index.html'), 'utf8'),
      { touch: assets.touch, app: demoScripts() },
      pages['/goal-visualizations'],
    ),
  ]
  for (const { path, png } of await site.drawSocialPictures(texts, socialFont))
    writeFileSync(join(web, path), png)
  rmSync(out, { recursive: true, force: true })
  for (const { name, text } of files) {
    const path = join(out, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

try {
  await buildSite()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
