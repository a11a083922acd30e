import { expect, test } from 'vitest'
import { doubtKinds } from './doubt-kinds.ts'
import { askedOf, casesOf, classesIn } from './questions.test-support.ts'

const rows = `
a prediction
  + The recital is going to be a disaster. | its gonna go wrong, i can feel it | I'm going to mess it up. | This won't work. | I will never pass the theory.
  - The party was a disaster. | The oven works now. | We are going to Leeds
a trust against experience
  + He promised it would be the last time. | I believe her this time. | they swore it's sorted now | She sounded sincere. | One more chance and then we see. | He'll change once he has work.
  - He came at nine. | I believe in soup. | This time last year it rained
a thing explained away
  + It's only one drink. | I know my limits. | just this once, then no more | I can handle it. | I'll just talk to him once. | one look, no harm.
  - I took one bus. | She was fine. | One day the bridge will open
what others are said to think
  + They think I'm lazy. | he'll laugh, I mean they will laugh at me | My sister is ashamed of me. | everyone thinks i'm odd | She must think I'm mad. | She only rang to look good. | pretty sure he hates me | It's for her own convenience.
  - I think it is late. | They think the bridge is closed. | He laughed at the joke
nobody
  + Nobody listens in this house. | no one asked how it went | Nobody here likes the new rota. | nobody would notice | No one came to the stall. | Not one soul came to the stall. | not a soul noticed | Nobody ever thanks you for it.
  - Nobody died. | Nobody must know. | Somebody came | nobody can prove it was me | Nobody in town has a bigger pumpkin. | nobody gives up under my roof
always
  + i always end up with the bill | I always spoil it.
  - As always, soup. | I have always loved trains. | There's always a queue | I have always managed. | It is always rice on Mondays.
never
  + we never go anywhere | I have never stuck at a thing. | I can never get it right | I never finish a book.
  - Never mind. | I have never been to Spain. | She was never in | I have never been happier.
`

test.each(casesOf(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(askedOf(about, message) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(classesIn(rows)).toEqual(doubtKinds.map(({ about }) => about))
})
