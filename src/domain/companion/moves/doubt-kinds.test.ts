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
an assent taken for granted
  + My wife will understand. | he won't mind | She'd be fine about it. | the boss will get over it | mum will understand
  - I don't mind. | He minds the shop | I understand her
what others are said to think
  + They think I'm lazy. | he'll laugh, I mean they will laugh at me | My sister is ashamed of me. | everyone thinks i'm odd | She must think I'm mad. | She only rang to look good. | pretty sure he hates me | It's for her own convenience.
  - I think it is late. | They think the bridge is closed. | He laughed at the joke
hidden
  + Nobody must know about the shop. | I keep it to myself, keeping it quiet. | They don't need to know.
  - I told her everything. | I lay down. | You know the way
not to be done without
  + The whole shop falls apart if I'm off. | They can't manage without me. | I'm the only one who can do the ovens. | If I stop, it all stops. | nobody else will do it
  - The fence fell. | Without milk, please. | Only one came
alone with it
  + I don't need anybody's help. | dont need a hand, thanks | It's all on me this year. | I'll figure it out alone. | not going there like a charity case | I will sort it all out on my own.
  - I need help. | The hand of the clock | He built it himself
nobody
  + Nobody listens in this house. | no one asked how it went | Nobody here likes the new rota. | nobody would notice | No one came to the stall. | Not one soul came to the stall. | not a soul noticed | Nobody ever thanks you for it.
  - Nobody died. | Nobody must know. | Somebody came | nobody can prove it was me | Nobody in town has a bigger pumpkin. | nobody gives up under my roof
always
  + i always end up with the bill | I always spoil it.
  - As always, soup. | I have always loved trains. | There's always a queue | I have always managed. | It is always rice on Mondays.
never
  + we never go anywhere | I have never stuck at a thing. | I can never get it right | I never finish a book.
  - Never mind. | I have never been to Spain. | She was never in | I have never been happier.
too late, too old
  + I'm too old for that. | its too late to start again | I've missed the boat on that
  - I was late. | The old bridge. | What time is it late in Rome
a rule
  + One does not leave the table first. | a man should pay, a man my age ought to | In our family nobody sells land. | A mother should know. | Real bakers don't use scales.
  - I should go. | The roof leaks. | One bus came
in the right
  + He can whistle for it. | I've got proof | I did nothing wrong. | not going to apologise for that
  - I turned right. | All right then. | He paid the receipt
no choice
  + I have no choice. | cant say no to him | There's no way out of the lunch. | Obviously I'll drive. | The customer's the customer, so.
  - I said no. | The choice was soup or salad. | The way out is left
nothing to be done
  + nothing I can do | What's a man supposed to do. | can't be helped | you get what you're given
  - I did nothing. | That life is over | What do I do
a fixed self
  + That's just how I am. | im not a morning person | I'm no good at goodbyes. | I don't have it in me.
  - I am in the kitchen. | That is how it works. | I have it here
`

test.each(casesOf(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(askedOf(about, message) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(classesIn(rows)).toEqual(doubtKinds.map(({ about }) => about))
})
