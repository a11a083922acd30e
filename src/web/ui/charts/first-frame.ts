import { createContext, type SVGAttributes } from 'react'

/** Drawn at build time, for a page whose first frame stands before any script runs. */
export const isWithoutBrowser = typeof document === 'undefined'

/** The width, in px, that a chart is drawn for where nothing can be measured. */
export const firstWidth = 380

/** Around charts that are drawn at build time for another width (`at-each-width.tsx`). */
export const FirstWidth = createContext(firstWidth)

/** The width before the first measurement: in a browser 0, since it is measured before anything is painted. */
export const unmeasured = (width: number): number => (isWithoutBrowser ? width : 0)

interface Fit {
  /** The px below which a drawing that is stretched as a whole does not shrink. */
  readonly least?: number
  /** Which part of a drawing keeps its place in a room that is wider: its left, or its middle. */
  readonly keeps?: 'xMin' | 'xMid'
}

/**
 * The size of a drawing, in px. Without a browser it takes the room that it finds at the height that it keeps, never distorted: words and lines stay as large as
 * they were drawn, and become smaller where the room is narrower. With `least` it is stretched as a whole, its height too.
 */
export function svgSize(
  width: number,
  height: number,
  { least, keeps = 'xMin' }: Fit = {},
): SVGAttributes<SVGSVGElement> {
  if (!isWithoutBrowser) return { width, height }
  const viewBox = `0 0 ${width} ${height}`
  if (least !== undefined) return { viewBox, width: '100%', style: { minWidth: least } }
  return { viewBox, width: '100%', height, preserveAspectRatio: `${keeps}YMid meet` }
}
