import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

interface Description {
  openapi: string
  paths: Record<string, Record<string, { summary: string }>>
}

test('in development every route with a summary is described', async () => {
  await using app = await openTestApp()
  const { paths } = (await app.browser().get('/api/docs/json')).json<Description>()
  expect(paths['/api/records']?.post?.summary).toBe('Write sealed records by compare-and-set')
  const described = app.routes.filter(({ schema }) => schema?.summary)
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(described.length)
  const page = await app.browser().get('/api/docs/')
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

test('in production there is no description', async () => {
  await using app = await openTestApp({ config: { isProduction: true } })
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/json'])
    expect((await app.browser().get(url)).status).toBe(404)
})
