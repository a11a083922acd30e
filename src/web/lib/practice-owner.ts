import { type Watched, watchedValue } from './vault/observable.ts'

/** Whose practice this tab shows, by their id: sums and settings are kept per account. Null before anybody was here. */
export const practiceOwner: Watched<number | null> = watchedValue<number | null>(null)
