import { type Watched, watchedValue } from './watched.ts'

/** What lies over every page of the app when somebody asks for it. */
export type Overlay = 'palette' | 'shortcuts'

export const overlay: Watched<Overlay | null> = watchedValue<Overlay | null>(null)

export const openOverlay = (which: Overlay): void => overlay.write(which)
