import type { BuiltInTemplate } from './built-in-template.ts'

export const decidingTemplates: readonly BuiltInTemplate[] = [
  {
    id: 'decision',
    title: 'For and against',
    category: 'deciding',
    about: 'To decide something without arguing in circles.',
    minutes: 12,
    pageTitle: 'To decide: ',
    body: `*The question, so that it can be answered with yes or no*
{{cursor}}

*For*
- 

*Against*
- 

*Which of these weigh the same and can be struck out together*


*What is left when they are gone*


*What I would choose if nobody ever asked me why*


*When I will look at this page again*

`,
    source: 'Benjamin Franklin’s sheet of pros and cons, in a letter to Joseph Priestley, 19 September 1772.',
    also: 'decision pros and cons choose choice dilemma',
  },
  {
    id: 'already-failed',
    title: 'Suppose it failed',
    category: 'deciding',
    about: 'To hear the doubts about a plan while they can still help.',
    minutes: 10,
    pageTitle: '',
    body: `*The plan, in two sentences*
{{cursor}}

*It is a year later and it went wrong, plainly. What happened, one cause to a line*
- 

*The two of these that I half knew*


*What I change in the plan because of them*


*What I would see first if it began to happen*

`,
    source: 'The premortem: Gary Klein, Harvard Business Review, 2007.',
    also: 'premortem risk plan project failure decision',
  },
  {
    id: 'other-side',
    title: 'The other side',
    category: 'deciding',
    about: 'For an opinion that has become too comfortable, or a quarrel that has become too clear.',
    minutes: 10,
    pageTitle: '',
    body: `*What I am sure of*
{{cursor}}

*The best case against it, as somebody would put it who means it*


*The one part of that which I cannot answer*


*What I think now, which may be the same*

`,
    source: 'John Stuart Mill on knowing the opposite case from those who believe it: On Liberty, 1859.',
    also: 'argument steelman opinion debate conflict perspective',
  },
  {
    id: 'what-matters-here',
    title: 'What matters here',
    category: 'deciding',
    about: 'To find the value underneath a question.',
    minutes: 12,
    pageTitle: '',
    body: `*A time in the last weeks when I was the person I want to be*
{{cursor}}

*What I was true to, in one or two words*


*Where in my life that has little room at the moment*


*Something small, this week, that would be on its side*


*What I may feel while I do it, and would carry along*

`,
    source:
      'Values and committed action: Steven Hayes, Kirk Strosahl and Kelly Wilson, Acceptance and Commitment Therapy, 1999.',
    also: 'values act purpose meaning direction principles',
  },
]
