import type { BuiltInTemplate } from './built-in-template.ts'

export const backTemplates: readonly BuiltInTemplate[] = [
  {
    id: 'weekly-review',
    title: 'The week, put down',
    category: 'back',
    about: 'To close a week and open the next one with a clear table.',
    minutes: 20,
    pageTitle: 'The week, put down',
    body: `## The one behind me

*What is still in my head, one thing to a line*
- {{cursor}}

*What I finished that nobody noticed*


*What I put off again, and what it may be telling me*


## The one ahead

*What is already fixed in it*


*The one thing I would be glad to have done by Friday*


*What I leave out so that there is room*

`,
    source: 'The weekly review: David Allen, Getting Things Done, 2001.',
    also: 'weekly review plan gtd week friday sunday',
  },
  {
    id: 'month-in-hand',
    title: 'The month in hand',
    category: 'back',
    about: 'To look at a month before it turns into a number.',
    minutes: 15,
    pageTitle: '{{last_month}}, looked back on',
    body: `*Three scenes from {{last_month}} that come without effort*
{{cursor}}

*What worked so well that I may forget to do it again*


*What was harder than it had to be*


*Who was there, and who was missing*


*What I still wonder about*


*A name for the month, as for a chapter*

`,
    source: 'The retrospective, from work into life: Norman Kerth, Project Retrospectives, 2001.',
    also: 'monthly look back review month retrospective chapter',
  },
]
