import { expect, test } from 'vitest'
import { tellLeaving } from '#web/lib/device/page-left.ts'
import {
  beginPage,
  firstText,
  freshPage,
  isBegunHere,
  nowKept,
  sessionOf,
  templateOf,
} from './fresh-pages.ts'

test('a page that was begun is known by its uid alone, also after a reload', () => {
  const page = beginPage()
  const begun = Date.parse(page.begunAt)
  expect(Math.abs(begun - Date.now())).toBeLessThan(1000)
  expect(freshPage(page.uid, begun + 60_000)).toEqual(page)
  // A clock that was set back takes no page away that stands open.
  expect(freshPage(page.uid, begun - 3 * 86_400_000)).toEqual(page)
})

test('a page counts as begun here until something of it is kept', () => {
  const { uid } = beginPage()
  expect(isBegunHere(uid)).toBe(true)
  nowKept(uid)
  expect(isBegunHere(uid)).toBe(false)
})

test('an older uid, one of the future and one of another kind begin no page', () => {
  const { uid, begunAt } = beginPage()
  const begun = Date.parse(begunAt)
  // As after a reload.
  nowKept(uid)
  expect(freshPage(uid, begun + 49 * 3_600_000)).toBeUndefined()
  expect(freshPage(uid, begun - 60_000)).toBeUndefined()
  expect(freshPage('0b8f6c9e-5d1c-4c5e-9f0e-0d7a3f1b2c4d', begun)).toBeUndefined()
  expect(freshPage('', begun)).toBeUndefined()
})

test('what a page began with is forgotten when its writer leaves', () => {
  const content = 'I just finished 3 minutes. I came anxious.'
  const { uid } = beginPage({
    templateId: 'breathing',
    title: 'A breath',
    content,
    caret: 0,
    sessionUid: 's',
  })
  expect(firstText(uid)).toMatchObject({ title: 'A breath', content })
  tellLeaving()
  expect(firstText(uid)).toMatchObject({ title: '', content: '' })
  expect([sessionOf(uid), templateOf(uid), isBegunHere(uid)]).toEqual([undefined, undefined, false])
})
