import { afterEach, describe, expect, it } from 'vitest'
import { tellLeaving } from './device/page-left.ts'
import { currentToasts, dismissToast, toast } from './toasts.ts'

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

describe('toasts', () => {
  it('are shown in the order in which they came, each with its own id', () => {
    toast({ title: 'Settings Saved' })
    toast({ title: 'Error', description: 'Login failed', variant: 'destructive' })
    expect(currentToasts().map(({ title, variant }) => [title, variant])).toEqual([
      ['Settings Saved', 'default'],
      ['Error', 'destructive'],
    ])
    expect(new Set(currentToasts().map(({ id }) => id)).size).toBe(2)
  })

  // Spec: S2-176, S3-177, S3-178
  it('carry a title, a description, a variant, a duration and an action, and get an id', () => {
    const action = { label: 'Undo', onPress: () => undefined }
    for (const variant of ['default', 'success', 'destructive', 'warning'] as const) {
      const full = {
        title: 'Deleted',
        description: 'The page has left your list.',
        variant,
        duration: 9000,
        action,
      }
      const id = toast(full)
      expect(currentToasts().at(-1)).toEqual({ ...full, id })
    }
  })

  it('go one by one', () => {
    const first = toast({ title: 'One' })
    toast({ title: 'Two' })
    dismissToast(first)
    expect(currentToasts().map(({ title }) => title)).toEqual(['Two'])
  })

  it('that could take something back go with whoever leaves', () => {
    toast({ title: 'Rhythm removed', action: { label: 'Undo', onPress: () => undefined } })
    toast({ title: 'Session Expired' })
    const action = { label: 'Update', onPress: () => undefined }
    toast({ title: 'A new version is ready', action, isOfApp: true })
    tellLeaving()
    expect(currentToasts().map(({ title }) => title)).toEqual(['Session Expired', 'A new version is ready'])
  })
})
