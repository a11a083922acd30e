import type { ReactNode } from 'react'
import { FirstWidth, isWithoutBrowser } from './first-frame.ts'

/** Widths, in px, that drawings are made for where nothing can be measured, each for rooms from there to the next. From 421 px on lines have names at their ends. */
const rooms = [
  { width: 316, shown: '@max-[345px]:block' },
  { width: 345, shown: '@min-[345px]:@max-[380px]:block' },
  { width: 380, shown: '@min-[380px]:@max-[402px]:block' },
  { width: 402, shown: '@min-[402px]:@max-[421px]:block' },
  { width: 421, shown: '@min-[421px]:@max-[480px]:block' },
  { width: 480, shown: '@min-[480px]:@max-[560px]:block' },
  { width: 560, shown: '@min-[560px]:block' },
]

/** Fewer do for what is stretched as a whole, its height too. */
const stretchedRooms = [
  { width: 345, shown: '@max-[402px]:block' },
  { width: 402, shown: '@min-[402px]:@max-[480px]:block' },
  { width: 480, shown: '@min-[480px]:block' },
]

/** Without a browser: a drawing as often as rooms may be wide, of which the style sheet shows the one that fits. In a browser: the drawing. */
export function AtEachWidth({
  isStretched = false,
  children,
}: {
  isStretched?: boolean
  children: ReactNode
}) {
  if (!isWithoutBrowser) return children
  return (
    <div className="@container">
      {(isStretched ? stretchedRooms : rooms).map(({ width, shown }) => (
        <div key={width} className={`hidden ${shown}`}>
          <FirstWidth value={width}>{children}</FirstWidth>
        </div>
      ))}
    </div>
  )
}
