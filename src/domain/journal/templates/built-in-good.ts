import type { BuiltInTemplate } from './built-in-template.ts'

export const goodTemplates: readonly BuiltInTemplate[] = [
  {
    id: 'three-good-things',
    title: 'Three good things',
    category: 'good',
    about: 'To notice what went well, and why.',
    minutes: 5,
    pageTitle: 'Three good things, {{weekday}}',
    body: `*Something that went well today, however small*
{{cursor}}

*How it came about*


*A second one*


*How it came about*


*A third, if it will come*


*How it came about*

`,
    source: 'Three good things and their causes: Martin Seligman and colleagues, 2005.',
    also: 'gratitude grateful thankful positive journal',
  },
  {
    id: 'one-good-moment',
    title: 'One good moment, slowly',
    category: 'good',
    about: 'To stay with something good a little longer than it lasted.',
    minutes: 6,
    pageTitle: '',
    body: `*The moment, from just before it began*
{{cursor}}

*What there was to see, hear, smell and touch*


*Who else was in it, and whether they know*


*What I would want to remember of it in ten years*

`,
    source: 'Savouring: Fred Bryant and Joseph Veroff, Savoring, 2007.',
    also: 'savouring savoring joy moment gratitude mindfulness',
  },
  {
    id: 'without-it',
    title: 'If it had not happened',
    category: 'good',
    about: 'To see something you are used to as if for the first time.',
    minutes: 6,
    pageTitle: '',
    body: `*Something good that I no longer notice: a person, a place, a piece of luck*
{{cursor}}

*How it came into my life, and how easily it might not have*


*What an ordinary {{weekday}} would be like without it*


*Back here, where it did happen*

`,
    source:
      'Taking a good thing away in thought: Minkyung Koo, Sara Algoe, Timothy Wilson and Daniel Gilbert, 2008.',
    also: 'gratitude mental subtraction appreciate luck',
  },
  {
    id: 'good-year-from-now',
    title: 'When it all went well',
    category: 'good',
    about: 'To find out what you hope for by describing it.',
    minutes: 20,
    pageTitle: 'Some years from now',
    body: `*Some years on, everything has gone as well as it possibly could. I wake up, and*
{{cursor}}

*Who is there, and what we talk about*


*What I do with the middle of the day*


*What I have stopped doing*


*Which corner of that life is already here*

`,
    source: 'The best possible self: Laura King, 2001.',
    also: 'best possible self future vision hope dream goals',
  },
]
