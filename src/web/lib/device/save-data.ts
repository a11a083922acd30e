/** What browsers tell of the device and the connection, where they tell it. */
interface KnowsConnection {
  readonly connection?: { readonly saveData?: boolean }
  readonly userAgentData?: { readonly mobile?: boolean }
}

/** True where the person asked their browser to fetch no more than is needed. */
export const savesData = (): boolean => (navigator as KnowsConnection).connection?.saveData === true

/** Whether megabytes are fetched only after a yes: on a phone or a tablet, and where the person saves data. */
export const asksBeforeMegabytes = (): boolean =>
  savesData() ||
  (navigator as KnowsConnection).userAgentData?.mobile === true ||
  matchMedia('(pointer: coarse)').matches
