import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useLit } from './insights-panel-highlight.ts'
import { type SentenceEnd, type ThreadPath, threadPath } from './thread-path.ts'

interface Threads {
  readonly paths: readonly ThreadPath[]
  readonly bead: { readonly x: number; readonly y: number }
}

/** More would be a net. */
const mostThreads = 3
/** How far below the letters' box the underline of a lit sentence stands, px. */
const underline = 1

interface InsightsPanelThreadsProps {
  uid: string
  around: RefObject<HTMLElement | null>
}

/** Joins the lit sentences of a page with the note that lights them. For the eye only. */
export function InsightsPanelThreads({ uid, around }: InsightsPanelThreadsProps) {
  const lit = useLit(uid)
  const threads = useThreads(around, lit)
  if (!lit || !threads) return null
  const hue = lit.hue ? `var(--emotion-${lit.hue})` : 'var(--ink)'
  return (
    <svg
      key={lit.note}
      aria-hidden="true"
      data-threads={threads.paths.length}
      className="pointer-events-none absolute inset-0 z-[5] size-full animate-appear"
      fill="none"
      stroke={hue}
      strokeWidth={1.5}
      strokeLinecap="round"
    >
      {threads.paths.map(({ dots, line }) => (
        <g key={line}>
          {dots && <path d={dots} strokeDasharray="1.5 5" />}
          <path d={line} />
        </g>
      ))}
      <circle cx={threads.bead.x} cy={threads.bead.y} r={4} fill={hue} stroke="none" />
    </svg>
  )
}

/** Measured anew whenever something moves. */
function useThreads(around: RefObject<HTMLElement | null>, lit: unknown): Threads | null {
  const [threads, setThreads] = useState<Threads | null>(null)
  useLayoutEffect(() => {
    if (lit) bringIntoView(around.current)
  }, [around, lit])
  useEffect(() => {
    const frame = around.current
    if (!lit || !frame) return setThreads(null)
    let asked = 0
    const measure = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => setThreads(threadsIn(frame)))
    }
    measure()
    const moved = new ResizeObserver(measure)
    moved.observe(frame)
    // Marks come a little after the note that lights them, and notes open above others.
    const changed = new MutationObserver(measure)
    changed.observe(frame, { subtree: true, childList: true })
    frame.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(asked)
      moved.disconnect()
      changed.disconnect()
      frame.removeEventListener('scroll', measure, { capture: true })
    }
  }, [around, lit])
  return threads
}

const litMarks = (frame: HTMLElement): HTMLElement[] => [
  ...frame.querySelectorAll<HTMLElement>('.read-words mark[data-mark="lit"]'),
]

/** Of lit sentences that are all out of sight, the first is scrolled to. */
function bringIntoView(frame: HTMLElement | null): void {
  const marks = frame ? litMarks(frame) : []
  const view = marks[0]?.closest('[data-scroller]')?.getBoundingClientRect()
  if (!view) return
  const isSeen = marks.some((mark) => {
    const { top, bottom } = mark.getBoundingClientRect()
    return bottom > view.top && top < view.bottom
  })
  if (!isSeen) marks[0]?.scrollIntoView({ block: 'center' })
}

function threadsIn(frame: HTMLElement): Threads | null {
  const note = frame.querySelector('[data-lights]')
  const pane = note?.closest('[role=tabpanel]')
  const words = frame.querySelector('.read-words')
  const scroller = words?.closest('[data-scroller]')
  if (!note || !pane || !words || !scroller) return null
  const origin = frame.getBoundingClientRect()
  const row = note.getBoundingClientRect()
  const [panel, view] = [pane.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const beadY = row.top + Math.min(22, row.height / 2)
  if (beadY < panel.top || beadY > panel.bottom) return null
  const edge = words.getBoundingClientRect().right + 6 - origin.left
  const bead = { x: panel.left + 14 - origin.left, y: beadY - origin.top }
  const gutter = Math.max(edge + 14, panel.left - 22 - origin.left)
  const ends = endsOf(litMarks(frame)).filter(({ y }) => y > view.top + 8 && y < view.bottom - 4)
  const paths = ends
    .slice(0, mostThreads)
    .map((end) => threadPath({ ...end, x: end.x - origin.left, y: end.y - origin.top }, edge, gutter, bead))
  return paths.length > 0 ? { paths, bead } : null
}

/** Where the lit sentences end: a sentence may be lit in several pieces. */
function endsOf(marks: readonly HTMLElement[]): SentenceEnd[] {
  return marks.flatMap((mark, at): SentenceEnd[] => {
    const next = marks[at + 1]
    const last = [...mark.getClientRects()].at(-1)
    if (!last || (next && isSameSentence(mark, next))) return []
    return [{ x: last.right + 1, y: last.bottom + underline, isFollowed: isFollowed(mark, last) }]
  })
}

function isSameSentence(mark: HTMLElement, next: HTMLElement): boolean {
  if (mark.closest('[data-from]') !== next.closest('[data-from]')) return false
  const between = document.createRange()
  between.setStartAfter(mark)
  between.setEndBefore(next)
  return between.toString() === ''
}

/** Whether words of its block stand behind a mark on its last line. */
function isFollowed(mark: HTMLElement, line: DOMRect): boolean {
  const block = mark.closest('[data-from]')
  if (!block) return false
  const after = document.createRange()
  after.setStartAfter(mark)
  after.setEnd(block, block.childNodes.length)
  if (after.toString().trim() === '') return false
  return [...after.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      right - left > 6 && left >= line.right - 2 && top < line.bottom - 4 && bottom > line.top + 4,
  )
}
