/** Of a quiet link below a card, to everything that it has a part of. */
export const moreClass =
  'hit-44 mt-2 inline-flex rounded-inner text-small font-strong text-text-2 underline-offset-4 hover:text-text hover:underline'
