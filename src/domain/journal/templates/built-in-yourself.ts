import type { BuiltInTemplate } from './built-in-template.ts'

export const yourselfTemplates: readonly BuiltInTemplate[] = [
  {
    id: 'from-the-balcony',
    title: 'From the balcony',
    category: 'yourself',
    about: 'To see a tangled thing from a few steps away.',
    minutes: 7,
    pageTitle: '',
    body: `*What is going on, told about “you” or by your own name, as a fair friend would tell it*
{{cursor}}

*What that person needs and has not asked for*


*What they will think of today in a year*


*Back as “I”: what I see from here*

`,
    source: 'Self-distancing: Ethan Kross and Özlem Ayduk, in studies since 2005.',
    also: 'perspective distance third person rumination emotions',
  },
  {
    id: 'ordinary-day',
    title: 'An ordinary day, exactly',
    category: 'yourself',
    about: 'To keep a day that nobody will think worth keeping.',
    minutes: 10,
    pageTitle: 'An ordinary {{weekday}}',
    body: `*From waking on, what I did, ate, heard and paid, with the times as far as I know them*
{{cursor}}

*What people around me talked about*


*The weather, and the light in the room where I write this*


*What somebody in fifty years would not understand about today*

`,
    source: 'The day diaries that Mass-Observation asked people for on 12 May 1937.',
    also: 'day diary record observation ordinary log',
  },
]
