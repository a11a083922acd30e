import type { BuiltInTemplate } from './built-in-template.ts'

export const morningTemplates: readonly BuiltInTemplate[] = [
  {
    id: 'morning-pages',
    title: 'Morning pages',
    category: 'morning',
    about: 'To empty the head before anybody asks it anything.',
    minutes: 20,
    pageTitle: '{{weekday}} morning',
    body: `*Whatever comes, in whatever order, until three pages are full. Dull is allowed. So is complaining.*
{{cursor}}
`,
    source: 'Julia Cameron, The Artist’s Way, 1992.',
    also: 'free writing stream of consciousness three pages artist',
  },
  {
    id: 'mine-and-not-mine',
    title: 'Mine and not mine',
    category: 'morning',
    about: 'To sort a day that looks like too much.',
    minutes: 5,
    pageTitle: '{{weekday}}, mine and not mine',
    body: `*What is waiting for me today*
{{cursor}}

*Of all that, what is not up to me*


*What is up to me, said as small as it really is*


*How I would like to have met it, seen from tonight*

`,
    source:
      'Epictetus, whose handbook opens with what is up to us and what is not; written down by Arrian, about AD 125.',
    also: 'stoic control worry plan day overwhelmed',
  },
  {
    id: 'wish-and-obstacle',
    title: 'A wish, and what is in the way',
    category: 'morning',
    about: 'To turn something you want into something you do.',
    minutes: 7,
    pageTitle: '',
    body: `*Something I want that is hard but not out of reach*
{{cursor}}

*The best of having it: how that would feel, in one real scene*


*What in me gets in the way, honestly*


*When that happens, I will*

`,
    source: 'Mental contrasting with a plan (WOOP): Gabriele Oettingen, Rethinking Positive Thinking, 2014.',
    also: 'woop goal intention plan obstacle motivation',
  },
]
