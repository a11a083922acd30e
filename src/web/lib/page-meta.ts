import { useEffect } from 'react'
import { productDescription, productName } from './product.ts'

function setLink(rel: string, href: string): void {
  document.querySelector(`link[rel="${rel}"]`)?.setAttribute('href', href)
}

/** What the browser and other sites call this page. Never words from a journal. */
export function usePageMeta(title: string | null, description = productDescription): void {
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : `${productName}: a journal only you can read`
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    setLink('canonical', location.origin + location.pathname)
  }, [title, description])
}
