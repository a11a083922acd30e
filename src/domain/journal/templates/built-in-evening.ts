import type { BuiltInTemplate } from './built-in-template.ts'

export const eveningTemplates: readonly BuiltInTemplate[] = [
  {
    id: 'evening-unwound',
    title: 'Evening, unwound',
    category: 'evening',
    about: 'To put a day down before it follows you to bed.',
    minutes: 5,
    pageTitle: '{{weekday}} evening',
    body: `*What stayed with me*
{{cursor}}

*What I left undone, on purpose or not*


*Where I was better than I used to be*


*What tomorrow needs, and nothing more*

`,
    source: 'Seneca on asking himself about his day once the lamp was out: On Anger, book 3, about AD 45.',
    also: 'end of day review evening reflection stoic daily',
  },
  {
    id: 'gave-and-took',
    title: 'What gave, what took',
    category: 'evening',
    about: 'To see where a day filled you and where it drained you.',
    minutes: 6,
    pageTitle: '{{weekday}}, what gave and what took',
    body: `*Walking back through the day, hour by hour, the moment I would keep*
{{cursor}}

*What was there in it: who, where, what kind of quiet or noise*


*The moment that took the most out of me*


*What I would say to myself as I was then*


*What I take with me into {{tomorrow}}*

`,
    source:
      'The examen, a look back over the day for what consoles and what desolates: Ignatius of Loyola, Spiritual Exercises, 1548.',
    also: 'examen consolation desolation energy daily review',
  },
  {
    id: 'one-sentence',
    title: 'One sentence',
    category: 'evening',
    about: 'For days with no room for more.',
    minutes: 1,
    pageTitle: '',
    body: `*If {{weekday}} were one sentence*
{{cursor}}
`,
    source:
      'The line-a-day diary: a few ruled lines for each date, sold in bookshops for more than a century.',
    also: 'sentence a day short quick line a day tiny',
  },
  {
    id: 'down-for-the-night',
    title: 'Down for the night',
    category: 'evening',
    about: 'To leave tomorrow on paper instead of taking it to bed.',
    minutes: 5,
    pageTitle: 'Before sleep, {{weekday}}',
    body: `*Everything that tomorrow and the days after want from me, one to a line*
- {{cursor}}

*The one that can truly wait*


*Something in this room that I can hear or feel right now*


*The last kind thing about today*

`,
    source:
      'A list of what lies ahead, written at bedtime, as in a study by Michael Scullin and colleagues, 2018.',
    also: 'sleep wind-down bed night insomnia to do list',
  },
]
