import { useMemo } from 'react'
import { Blocks } from '#web/lib/reading/read-blocks.tsx'
import { modelTree } from './model-text.ts'

const still = { from: 0, marks: [], onTick: () => undefined, photo: undefined } as const

/** What a model wrote, set as a page is: rendered Markdown in which nothing is fetched and nothing leads anywhere. */
export function ModelWords({ text }: { text: string }) {
  const { children } = useMemo(() => modelTree(text), [text])
  return (
    <div className="read-words text-ui leading-body [overflow-wrap:anywhere] [&>:last-child]:mb-0">
      <Blocks nodes={children} context={{ ...still, text }} />
    </div>
  )
}
