import { createContext } from 'react'

/** The id of whoever is signed in, for everything below that asks the vault; null: nobody. */
export const VaultOwner = createContext<number | null>(null)
