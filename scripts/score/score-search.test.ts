import { expect, test } from 'vitest'
import { askSearchField } from '../../bench/search-questions.ts'

test('of thirty questions about invented lives, the search field shows the page that answers among its first three', () => {
  const { found, missed } = askSearchField(3)
  expect(found.length + missed.length).toBe(30)
  expect(missed).toEqual(['who became a partner at the surgery'])
})
