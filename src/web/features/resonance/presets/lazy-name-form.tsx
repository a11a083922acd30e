import { type ComponentProps, Suspense } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import type { NameForm as Form } from './name-form.tsx'

const LateForm = lateComponent(async () => (await import('./name-form.tsx')).NameForm, 'asked for')

/** The form for a name, fetched when somebody wants to give one; its place is kept meanwhile. */
export function NameForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<div className="h-11.5" />}>
      <LateForm {...props} />
    </Suspense>
  )
}
