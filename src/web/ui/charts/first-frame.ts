import type { SVGAttributes } from 'react'

/** Drawn at build time, for a page whose first frame stands before any script runs. */
const isWithoutBrowser = typeof document === 'undefined'

/** The width, in px, that a chart is drawn for where nothing can be measured. */
export const firstWidth = 380

/** The width before the first measurement: in a browser 0, since it is measured before anything is painted. */
export const unmeasured = (width: number): number => (isWithoutBrowser ? width : 0)

/**
 * The size of a drawing, in px. Without a browser it is stretched to the room that it will find: by its width alone, so that its height is the one it keeps, or
 * as a whole where it is never narrower than so many px (`least`).
 */
export function svgSize(width: number, height: number, least?: number): SVGAttributes<SVGSVGElement> {
  if (!isWithoutBrowser) return { width, height }
  const viewBox = `0 0 ${width} ${height}`
  if (least !== undefined) return { viewBox, width: '100%', style: { minWidth: least } }
  return { viewBox, width: '100%', height, preserveAspectRatio: 'none' }
}
