/**
 * The icon of a row: it shows while the row is met by a pointer or a key, and always on a touch screen. On a wide window it stands beside the row and takes no
 * room of it. The row is a `group` and `relative`.
 */
export const quietIcon =
  '-mr-3 xl:absolute xl:-right-11 xl:mr-0 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100'
