import type { Density } from '#domain/goals/goal-choices.ts'

/** How high a drawing over days is, in px. */
export const drawingHeights: Readonly<Record<Density, number>> = { compact: 118, normal: 172, detailed: 248 }
