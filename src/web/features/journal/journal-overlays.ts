import { overlay } from '#web/lib/overlays/overlay.ts'

/** What can lie over the journal beside the page itself; asked for on another screen, it opens as soon as the journal is there. */
export const trashOverlay = overlay<null>()
/** `uid` null: no page is open. */
export const printOverlay = overlay<{ readonly uid: string | null }>()
export const versionsOverlay = overlay<{ readonly uid: string }>()
/** Asks when somebody wants to be reminded of a page. */
export const revisitOverlay = overlay<{ readonly uid: string }>()
/** `begunAt` counts where there is no entry yet. */
export const dateOverlay = overlay<{ readonly uid: string; readonly begunAt: string }>()
