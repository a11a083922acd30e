import { Minus, Plus } from 'lucide-react'
import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
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
import { MapHands, wheelZoom } from './map-hands.ts'

interface Choosing {
  chosen: string | null
  onChoose: (id: string) => void
}

/** Every name on one map that can be moved and zoomed; keys and screen readers have the tree below it. */
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
  const [hands] = useState(() => new MapHands())
  const zoom = useCallback(
    (by: number, at?: { x: number; y: number }) => {
      const { width, height } = place()
      view.current = zoomed(view.current, by, { x: width / 2, y: height / 2, width, height, ...at })
      drawSoon(true)
    },
    [place, view, drawSoon],
  )
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = place()
      zoom(wheelZoom(event), { x: event.clientX - left, y: event.clientY - top })
    }
    const on = canvas.current
    // React listens to wheels passively: the page would scroll along.
    on?.addEventListener('wheel', turn, { passive: false })
    return () => on?.removeEventListener('wheel', turn)
  }, [canvas, place, zoom])
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = place()
    return { x: clientX - left, y: clientY - top }
  }
  const move = (event: PointerEvent) => {
    const seen = hands.move(event.pointerId, at(event), view.current, place())
    if (!seen) return
    view.current = seen
    drawSoon(true)
  }
  const release = (event: PointerEvent) => {
    if (!hands.up(event.pointerId)) return
    const { width, height } = place()
    const found = nodeAt(scene, view.current, { ...at(event), width, height })
    if (found) onChoose(found.node.id)
  }
  return (
    <div className="relative mt-4">
      <canvas
        ref={canvas}
        role="img"
        aria-label="Map of names. The tree below has the same names."
        className="h-140 w-full cursor-grab touch-none font-serif text-item active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          hands.down(event.pointerId, at(event))
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={({ pointerId }) => hands.lose(pointerId)}
      />
      <p className="absolute bottom-0 left-0 text-label text-muted">
        {count(scene.nodes.length, 'name')}. Drag to move
        <span className="pointer-coarse:hidden">, turn the wheel to zoom</span>
        <span className="hidden pointer-coarse:inline">, pinch to zoom</span>.
      </p>
      <div className="absolute right-0 bottom-0 flex">
        <IconButton
          label="Zoom out"
          icon={<Minus size={18} aria-hidden="true" />}
          onClick={() => zoom(1 / step)}
        />
        <IconButton label="Zoom in" icon={<Plus size={18} aria-hidden="true" />} onClick={() => zoom(step)} />
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
