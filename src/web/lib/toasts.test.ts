import { afterEach, describe, expect, it } from 'vitest'
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

  it('go one by one', () => {
    const first = toast({ title: 'One' })
    toast({ title: 'Two' })
    dismissToast(first)
    expect(currentToasts().map(({ title }) => title)).toEqual(['Two'])
  })
})
