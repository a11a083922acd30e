/** What browsers tell of the connection, where they tell it. */
interface KnowsConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/** True where the person asked their browser to fetch no more than is needed. */
export const savesData = (): boolean => (navigator as KnowsConnection).connection?.saveData === true
