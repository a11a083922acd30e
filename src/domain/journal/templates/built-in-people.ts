import type { BuiltInTemplate } from './built-in-template.ts'

export const peopleTemplates: readonly BuiltInTemplate[] = [
  {
    id: 'never-sent',
    title: 'Never sent: a letter',
    category: 'people',
    about: 'To say all of it to somebody who will not read it.',
    minutes: 15,
    pageTitle: 'Never sent',
    body: `Dear {{cursor}},

*What I have wanted to say to you for some time*


*What I have not said because of how you would take it*


*What I understand, and what I do not*


*What I wish for you, if I can*


*What I wish for myself*


{{date}}
`,
    source:
      'The unsent letter, an old custom; as a way of journaling in Kathleen Adams, Journal to the Self, 1990.',
    also: 'letter unsent anger closure forgiveness goodbye',
  },
  {
    id: 'letter-of-thanks',
    title: 'A letter of thanks',
    category: 'people',
    about: 'For somebody whom you never thanked properly.',
    minutes: 12,
    pageTitle: 'Thank you',
    body: `Dear {{cursor}},

*What you did, told as exactly as I remember it*


*What it changed*


*How often I still think of it, and when*


*What I would like you to know about me now*

`,
    source: 'The gratitude visit, without the visit: Martin Seligman and colleagues, 2005.',
    also: 'gratitude letter thank you thanks appreciation',
  },
  {
    id: 'talk-with-it',
    title: 'A talk with it',
    category: 'people',
    about: 'To let a person, a habit, a body or a piece of work answer back.',
    minutes: 12,
    pageTitle: '',
    body: `*Whom or what I want to talk with, and where things stand between us*
{{cursor}}

*I say something true. It answers, in its own voice. A line for each, for as long as it goes on*

I: 

It: 

*What surprised me in what it said*

`,
    source: 'The dialogue of the intensive journal: Ira Progoff, At a Journal Workshop, 1975.',
    also: 'dialogue conversation voices progoff inner',
  },
  {
    id: 'what-happened-there',
    title: 'What happened there',
    category: 'people',
    about: 'For a conversation or an hour that will not let go.',
    minutes: 8,
    pageTitle: '',
    body: `*What was said and done, in order*
{{cursor}}

*What I felt and did not show*


*What went well in it, and what did not*


*What it was really about, as far as I can tell*


*What I would do another time, and what I can still do now*

`,
    source: 'Gibbs’ reflective cycle: Graham Gibbs, Learning by Doing, 1988.',
    also: 'conflict conversation reflection argument replay meeting',
  },
]
