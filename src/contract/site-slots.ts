// What the built documents leave open until a server knows it. Each stands for itself in a document and is unlike anything written there.

/** Stands where a document names its own site; no such host exists (RFC 2606). */
export const originSlot = 'https://site.inkwell.invalid'
/** Stands where the address to write to belongs. */
export const contactSlot = 'contact@site.inkwell.invalid'
/** The attribute that says which count of people a landing page shows, as it is built. */
export const illustrativeCount = 'data-count="illustrative"'
/** The same, where the server counts. */
export const realCount = 'data-count="real"'

/** Files of the built site that stand for an address only when the server says so. */
export const siteVariants = {
  contactByAddress: '_contact-address.html',
  contactNobody: '_contact-nobody.html',
  lostVisitor: '_lost-visitor.html',
  lostPerson: '_lost-person.html',
} as const
