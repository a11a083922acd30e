import type { BuiltInTemplate } from './built-in-template.ts'

export const heavyTemplates: readonly BuiltInTemplate[] = [
  {
    id: 'thought-record',
    title: 'A thought, looked at',
    category: 'heavy',
    about: 'For a thought that arrived as a fact.',
    minutes: 12,
    pageTitle: 'A thought, looked at',
    body: `*What happened, as a camera would have seen it*
{{cursor}}

*What I felt, and how strong it was, from 0 to 100*


*The thought that hurt most, word for word*


*What speaks for it*


*What speaks against it, even a little*


*A sentence that is fair to both*


*How strong the feeling is now*

`,
    source:
      'The thought record of cognitive therapy: Aaron T. Beck, 1979; in seven columns by Dennis Greenberger and Christine Padesky, 1995.',
    also: 'cbt cognitive thought record anxiety negative thinking',
  },
  {
    id: 'worry-time',
    title: 'A place for worry',
    category: 'heavy',
    about: 'To give worries a place and a time, so that they need not have all of them.',
    minutes: 15,
    pageTitle: 'Worries, {{weekday}} {{time}}',
    body: `*Everything that worries me, one to a line, large beside small*
- {{cursor}}

*Which of them I can do something about this week, and what the first small thing is*


*Which of them only time can answer*


*What I say to the rest when they come back before then: not now, you have your time*

`,
    source: 'A set half hour for worrying: Thomas Borkovec and colleagues, 1983.',
    also: 'worry time anxiety rumination postpone fear',
  },
  {
    id: 'fifteen-minutes',
    title: 'Fifteen minutes, no stopping',
    category: 'heavy',
    about: 'For something large that you have not yet put into words. You may stop at any line.',
    minutes: 15,
    pageTitle: '',
    body: `*What happened, and what I really think and feel about it. Nobody reads this. Spelling does not matter, and neither does order.*
{{cursor}}
`,
    source: 'Expressive writing: James Pennebaker and Sandra Beall, 1986.',
    also: 'expressive writing trauma pennebaker deep feelings',
  },
  {
    id: 'still-talking-to-you',
    title: 'Still talking to you',
    category: 'heavy',
    about: 'For somebody who is gone and is still there.',
    minutes: 10,
    pageTitle: '',
    body: `*Today I thought of you when*
{{cursor}}

*What I would tell you if you came in now*


*What I wish I had said, or not said*


*What you would say to that, in your own way of talking*


*What of you I notice in myself*

`,
    source:
      'Grief that keeps a bond instead of ending it: Dennis Klass, Phyllis Silverman and Steven Nickman, Continuing Bonds, 1996.',
    also: 'grief loss mourning death bereavement missing',
  },
  {
    id: 'as-to-a-friend',
    title: 'As to a friend',
    category: 'heavy',
    about: 'A pause for when you are hardest on yourself.',
    minutes: 4,
    pageTitle: '',
    body: `*This is a hard moment, and it goes like this*
{{cursor}}

*Who else may be sitting with something like it tonight*


*What I would say to a friend who told me all that*


*The same words again, with my own name in them*

`,
    source: 'The self-compassion break: Kristin Neff, Self-Compassion, 2011.',
    also: 'self-compassion pause kind kindness shame self criticism',
  },
  {
    id: 'from-the-feet-up',
    title: 'From the feet up',
    category: 'heavy',
    about: 'To find out how you are by asking below the neck.',
    minutes: 5,
    pageTitle: 'From the feet up, {{time}}',
    body: `The last mood I noted: {{last_mood}}.

*Feet and legs: warm, cold, heavy, restless, nothing*
{{cursor}}

*Belly and back*


*Chest and breath, without changing it*


*Shoulders, jaw, the space between the eyes*


*If the place that is loudest could say one thing*

`,
    source:
      'Notes after a body scan, as taught since 1979 in Jon Kabat-Zinn’s stress reduction course; Full Catastrophe Living, 1990.',
    also: 'body scan mindfulness tension somatic breath',
  },
]
