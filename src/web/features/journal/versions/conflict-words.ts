export const conflictWhy = 'kept when two devices changed the same lines'

export const pageName = (title: string): string => title || 'a page without a title'
