import { Blocks } from '#web/lib/reading/read-blocks.tsx'
import { partsOf, treeOf } from '#web/lib/reading/read-text.ts'

const nothing = () => {}

/** The words of an entry as the read face shows them. */
export function PrintedWords({ content }: { content: string }) {
  return (
    <div className="print-words read-words">
      {partsOf(content).map(({ from, text }) => (
        <Blocks
          key={from}
          nodes={treeOf(text).children}
          context={{ text, from, marks: [], onTick: nothing, photo: undefined }}
        />
      ))}
    </div>
  )
}
