export const productName = 'Inkwell'
export const productDescription =
  'A journal that only you can read, with a companion that has read it. Sealed on your device before anything leaves it.'
