import { Minus, Plus } from 'lucide-react'
import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { memoryMap } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count } from '../memory-words.ts'
import { useAsked } from '../use-memory-life.ts'
import {
  type Colours,
  drawScene,
  nodeAt,
  type Scene,
  sceneOf,
  type Viewport,
  zoomed,
} from './graph-drawing.ts'

interface Choosing {
  chosen: string | null
  onChoose: (id: string) => void
}

/** Every name on one map that can be moved and zoomed; it has the same tree for keys below it. */
export function GraphMap({ chosen, onChoose }: Choosing) {
  const { of, overview } = useMemory()
  const spots = useAsked(memoryMap, { of }, overview)
  const scene = useMemo(() => spots && sceneOf(overview.nodes, overview.relations, spots), [overview, spots])
  if (!scene) return <Skeleton className="mt-4 h-140 w-full" />
  return <NameMap scene={scene} chosen={chosen} onChoose={onChoose} />
}

const step = 1.4
/** After so long without a move all of it is drawn. */
const stillMs = 120

function NameMap({ scene, chosen, onChoose }: Choosing & { scene: Scene }) {
  const { canvas, view, drawSoon, place } = useDrawing(scene, chosen)
  const held = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null)
  const zoom = (by: number, at?: { x: number; y: number }) => {
    const { width, height } = place()
    view.current = zoomed(view.current, by, { x: width / 2, y: height / 2, width, height, ...at })
    drawSoon(true)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const from = held.current
    if (!from) return
    const [dx, dy] = [clientX - from.x, clientY - from.y]
    if (!from.hasMoved && Math.hypot(dx, dy) < 4) return
    const { x, y, scale } = view.current
    view.current = { x: x - dx / scale, y: y - dy / scale, scale }
    held.current = { x: clientX, y: clientY, hasMoved: true }
    drawSoon(true)
  }
  const release = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = place()
    const found =
      held.current?.hasMoved === false
        ? nodeAt(scene, view.current, { x: clientX - left, y: clientY - top, width, height })
        : null
    held.current = null
    if (found) onChoose(found.node.id)
  }
  return (
    <div className="relative mt-4">
      <canvas
        ref={canvas}
        className="h-140 w-full cursor-grab touch-none font-serif text-item active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY, hasMoved: false }
        }}
        onPointerMove={move}
        onPointerUp={release}
        onWheel={({ deltaY, clientX, clientY }) => {
          const { left, top } = place()
          zoom(Math.exp(-deltaY / 400), { x: clientX - left, y: clientY - top })
        }}
      />
      <p className="absolute bottom-0 left-0 text-label text-muted">
        {count(scene.nodes.length, 'name')}. Drag to move, turn the wheel to come nearer.
      </p>
      <div className="absolute right-0 bottom-0 flex">
        <IconButton
          label="Further"
          icon={<Minus size={18} aria-hidden="true" />}
          onClick={() => zoom(1 / step)}
        />
        <IconButton label="Nearer" icon={<Plus size={18} aria-hidden="true" />} onClick={() => zoom(step)} />
      </div>
    </div>
  )
}

/** Draws once a frame at most, when something is another. */
function useDrawing(scene: Scene, chosen: string | null) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const view = useRef<Viewport>({ x: 0.5, y: 0.36, scale: 0 })
  const frame = useRef(0)
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useCallback(() => canvas.current?.getBoundingClientRect() ?? new DOMRect(), [])
  const draw = useCallback(
    (isMoving: boolean) => {
      const [on, to] = [canvas.current, canvas.current?.getContext('2d')]
      if (!on || !to) return
      const { width, height } = on.getBoundingClientRect()
      if (view.current.scale === 0) view.current = { ...view.current, scale: width * 0.92 }
      const density = window.devicePixelRatio
      if (on.width !== Math.round(width * density) || on.height !== Math.round(height * density)) {
        on.width = Math.round(width * density)
        on.height = Math.round(height * density)
      }
      to.setTransform(density, 0, 0, density, 0, 0)
      const style = getComputedStyle(on)
      to.font = `${style.fontSize} ${style.fontFamily}`
      drawScene(to, scene, view.current, { colours: coloursOf(style), chosen, width, height, isMoving })
    },
    [scene, chosen],
  )
  const drawSoon = useCallback(
    (isMoving = false) => {
      cancelAnimationFrame(frame.current)
      clearTimeout(still.current)
      frame.current = requestAnimationFrame(() => draw(isMoving))
      if (isMoving) still.current = setTimeout(drawSoon, stillMs)
    },
    [draw],
  )
  useEffect(() => {
    drawSoon()
    const seen = new ResizeObserver(() => drawSoon())
    const look = new MutationObserver(() => drawSoon())
    if (canvas.current) seen.observe(canvas.current)
    look.observe(document.documentElement, { attributes: true })
    return () => {
      cancelAnimationFrame(frame.current)
      clearTimeout(still.current)
      seen.disconnect()
      look.disconnect()
    }
  }, [drawSoon])
  return { canvas, view, drawSoon, place }
}

function coloursOf(style: CSSStyleDeclaration): Colours {
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    ink: colour('--ink'),
    line: colour('--line-strong'),
    fill: colour('--surface-2'),
    edge: colour('--text-2'),
    text: colour('--text-2'),
    ground: colour('--surface-0'),
  }
}
