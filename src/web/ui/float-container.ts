import { createContext, useContext } from 'react'

/** Where floating parts are put: inside the open dialog, or at the end of the page (null). */
export const FloatContainer = createContext<HTMLElement | null>(null)
export const useFloatContainer = (): HTMLElement | null => useContext(FloatContainer)
