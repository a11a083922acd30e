import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { GuidedScreen } from '#web/features/guided/guided-screen.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'

const PageCare = lateComponent(
  async () => (await import('#web/features/care/page-care.tsx')).PageCare,
  'unseen',
)

const careOf = (uid: string) => (
  <Suspense fallback={null}>
    <PageCare key={uid} uid={uid} />
  </Suspense>
)

export function GuidedPage() {
  const { id } = useSearch({ from: '/app/guided' })
  return <GuidedScreen uid={id} care={careOf} />
}
