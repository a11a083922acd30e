/** When and where something is asked: ms since 1970, and the zone that this device is in. */
export interface Moment {
  readonly nowMs: number
  readonly zone: string
}
