import { Outlet } from '@tanstack/react-router'
import { PublicFrame } from '#web/features/site/public-frame.tsx'

/** Frame of the pages that need no account. */
export const OpenShell = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
)
