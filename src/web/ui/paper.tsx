import './paper.css'
import type { HTMLAttributes } from 'react'

/** A sheet: printing prints it, and nothing of the app around it. */
export const Paper = (props: HTMLAttributes<HTMLElement>) => <article data-paper {...props} />
