/** What the frame's user menu needs from the app around it. */
export interface UserActions {
  readonly isCollapsed: boolean
  /** Called when the person goes elsewhere, so that an open overlay can close. */
  readonly onGo: () => void
  readonly onLock: () => void
  readonly onLogout: () => void
}
