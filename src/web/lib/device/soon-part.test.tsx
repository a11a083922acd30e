import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Soon, type SoonPart, soonPart } from './soon-part.tsx'

const Card = ({ word }: { word: string }) => <p>{word}</p>
const drawn = (part: SoonPart<{ word: string }>) =>
  renderToString(<Soon part={part} props={{ word: 'here' }} fallback={<p>coming</p>} />)

test('a part is asked for before it is drawn, and drawn at once where it has come by then', async () => {
  const part = soonPart(async () => Card)
  expect(drawn(part)).toContain('coming')
  await part.coming
  expect(drawn(part)).toContain('here')
})

test('one that cannot be had has something in its place, and breaks no page', async () => {
  const part = soonPart<{ word: string }>(async () => {
    throw new Error('There is no connection')
  })
  await part.coming
  expect(drawn(part)).toBe('')
})
