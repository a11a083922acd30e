import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const pages = ['README.md', ...globSync('{docs,bench}/**/*.md', { cwd: root })]
const text = (file: string): string => readFileSync(join(root, file), 'utf8')
const { scripts, imports } = JSON.parse(text('package.json')) as {
  scripts: Record<string, string>
  imports: Record<string, string>
}

/** Made by running the product, so a fresh clone does not hold them. */
const made = /^\.?\/?(dist|data|screens|node_modules)(\/|$)/
const tree = [...readdirSync(root), ...globSync('{.ci,bench,docs,e2e,scripts,src}/**/*', { cwd: root })]
const rooms = new Set(tree.map((path) => path.split('/')[0]))
const fileNames = tree.map((path) => basename(path))
const fileEnding = /\.(ts|tsx|mjs|cjs|json|md|css|html|sh)$/

const fences = (page: string): string[] =>
  [...page.matchAll(/^```[^\n]*\n(.*?)^```/gms)].map(([, inside = '']) => inside)
const inline = (page: string): string[] =>
  [...page.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside)

/** Every `npm ...` that a page tells somebody to type. */
function commandsOf(page: string): string[] {
  const typed = [...fences(page).flatMap((fence) => fence.split('\n')), ...inline(page)]
  return typed.flatMap((line) =>
    [...line.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map((m) => m[1] ?? m[2] ?? ''),
  )
}

/** Every path of this project that a page names in backticks. `<name>` stands for any one name. */
function pathsOf(page: string): string[] {
  return inline(page)
    .map((token) =>
      token
        .replace(/^\.\//, '')
        .replace(/:\d+$/, '')
        .replace(/<[^>]+>/g, '*'),
    )
    .map((token) => (token.startsWith('#') ? throughImports(token) : token))
    .filter((token) => !/[\s()=;]/.test(token) && !made.test(token))
    .filter((token) => (token.includes('/') ? rooms.has(token.split('/')[0]) : fileEnding.test(token)))
}

function throughImports(token: string): string {
  const [room = '', ...rest] = token.split('/')
  const target = imports[`${room}/*`]
  return target ? target.replace(/^\.\//, '').replace('*', rest.join('/')) : token
}

function exists(path: string): boolean {
  // A bare name may lie anywhere, and a bare ending such as `.store.ts` stands for any name before it.
  if (!path.includes('/') && !path.includes('*'))
    return fileNames.some((name) => name === path || (path.startsWith('.') && name.endsWith(path)))
  return /[*{]/.test(path) ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))
}

test('the pages name commands and paths at all', () => {
  expect(pages.flatMap((page) => commandsOf(text(page))).length).toBeGreaterThan(5)
  expect(pages.flatMap((page) => pathsOf(text(page))).length).toBeGreaterThan(20)
})

test.each(pages)('every command that %s names exists', (page) => {
  expect(commandsOf(text(page)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test.each(pages)('every path that %s names exists', (page) => {
  expect(pathsOf(text(page)).filter((path) => !exists(path))).toEqual([])
})

test.each(pages)('every link of %s leads somewhere', (page) => {
  const targets = [...text(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  const local = targets.filter((target) => !/^[a-z]+:/.test(target))
  expect(local.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([])
})

test('README names every setting that the server reads, and no other', () => {
  const readHere = [
    'src/server/**/*config.ts',
    'src/server/config/traffic-limits.ts',
    'e2e/support/chromium.ts',
    'src/server/main.ts',
    'scripts/install.mjs',
  ]
  const code = globSync(readHere, { cwd: root }).map(text).join('\n')
  const isSetting =
    /\b(?:INKWELL_[A-Z_]*[A-Z]|GOOGLE_[A-Z_]*[A-Z]|DATABASE_URL|NODE_ENV|PORT|HOST|[A-Z]+_(?:API_KEY|BASE_URL|MODEL))\b/g
  const settings = (source: string): string[] => [...new Set(source.match(isSetting) ?? [])].sort()
  expect(settings(text('README.md'))).toEqual(settings(code))
})

test('every program in package.json starts a file that exists', () => {
  const started = Object.values(scripts).flatMap((line) => line.match(/\S+\.(?:mjs|ts)\b/g) ?? [])
  expect(started.length).toBeGreaterThan(0)
  expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
