/** A habit's place in a stack. */
export interface StackPlace {
  readonly stackId: string
  readonly habitId: string
  readonly order: number
}

/** The places of a stack in its order; what two devices put at one place is told apart the same way on each. */
export const placesOf = <Place extends StackPlace>(places: readonly Place[], stackId: string): Place[] =>
  places
    .filter((place) => place.stackId === stackId)
    .sort((a, b) => a.order - b.order || (a.habitId < b.habitId ? -1 : 1))
