/** '1st', '22nd', '113th'. */
export const ordinal = (number: number): string => {
  const isTeen = number % 100 > 10 && number % 100 < 14
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
}
