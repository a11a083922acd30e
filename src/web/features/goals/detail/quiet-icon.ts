/** An icon of a row that shows while the row is met by a pointer or a key, and always on a touch screen. The row is a `group`. */
export const quietIcon =
  'opacity-0 focus-visible:opacity-100 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100'
