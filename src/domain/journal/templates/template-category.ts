/** When somebody reaches for a template, in the order in which they are listed. */
export const templateCategories = [
  { id: 'evening', title: 'At the end of a day' },
  { id: 'morning', title: 'Before it begins' },
  { id: 'heavy', title: 'When it is heavy' },
  { id: 'good', title: 'What is good' },
  { id: 'deciding', title: 'Making up your mind' },
  { id: 'people', title: 'Between you and somebody' },
  { id: 'yourself', title: 'You, from a little further off' },
  { id: 'back', title: 'Looking back' },
] as const

export type TemplateCategory = (typeof templateCategories)[number]['id']
