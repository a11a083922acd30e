import { expect, test } from 'vitest'
import { doubtKinds } from './doubt-kinds.ts'
import { askedOf, casesOf, classesIn } from './questions.test-support.ts'

const rows = `
a prediction
  + The recital is going to be a disaster. | its gonna go wrong, i can feel it | I'm going to mess it up. | This won't work. | I will never pass the theory. | There's no way I can get a week off. | no point asking her
  - The party was a disaster. | The oven works now. | We are going to Leeds
made larger than it is
  + A B is basically a fail. | the whole day is ruined | I ruined everything with one text. | it's as good as over | wasted my whole weekend
  - The ruin on the hill. | A whole day off. | basic soup
put off to a day
  + I'll start on Monday. | one more round and then I'll stop | I'll quit after Christmas. | I will begin properly this time | I'm going to rest next month
  - I started on Monday. | One more cup. | Monday came
a trust against experience
  + He promised it would be the last time. | I believe her this time. | they swore it's sorted now | She sounded sincere. | One more chance and then we see. | He'll change once he has work.
  - He came at nine. | I believe in soup. | This time last year it rained
a thing explained away
  + It's only one drink. | it'll be fine | I know my limits. | just this once, then no more | I can handle it. | I'll just talk to him once. | one look, no harm.
  - I took one bus. | She was fine. | One day the bridge will open
an assent taken for granted
  + My wife will understand. | he won't mind | She'd be fine about it. | the boss will get over it | mum will understand
  - I don't mind. | He minds the shop | I understand her
what others are said to think
  + They think I'm lazy. | he'll laugh, I mean they will laugh at me | My sister is ashamed of me. | everyone thinks i'm odd | She must think I'm mad. | She only rang to look good. | pretty sure he hates me | It's for her own convenience.
  - I think it is late. | They think the bridge is closed. | He laughed at the joke
hidden
  + Nobody must know about the shop. | I haven't told her about the fine. | I keep it to myself, keeping it quiet. | i lied about the train | They don't need to know.
  - I told her everything. | I lay down. | You know the way
not to be done without
  + The whole shop falls apart if I'm off. | They can't manage without me. | I'm the only one who can do the ovens. | If I stop, it all stops. | nobody else will do it
  - The fence fell. | Without milk, please. | Only one came
alone with it
  + I don't need anybody's help. | dont need a hand, thanks | do everything myself again | I did everything myself again. | It's all on me this year. | I'll figure it out alone. | not going there like a charity case | I will sort it all out on my own.
  - I need help. | The hand of the clock | He built it himself
nobody
  + Nobody listens in this house. | no one asked how it went | Nobody here likes the new rota. | nobody would notice | No one came to the stall. | Not one soul came to the stall. | not a soul noticed
  - Nobody died. | Nobody must know. | Somebody came
everybody
  + Everyone has a plan except for me. | everybody hates the new place | Everyone in the office is faster. | everyone else can do it, everyone can | Everybody wants something. | All men leave. | you can't trust anyone there
  - Everyone is asleep. | I like everybody here | Every day it rains
always
  + She always takes the big room. | i always end up with the bill | It always rains on my day off. | They are always late. | He does it every single time.
  - As always, soup. | I have always loved trains. | There's always a queue
never
  + He never asks. | we never go anywhere | I have never stuck at a thing. | They never ring first. | I can never get it right
  - Never mind. | I have never been to Spain. | She was never in
nothing and everything
  + Nothing works. | everything i touch breaks | Nothing I do is enough. | Everything is half done here. | Nothing changes in this town.
  - I said nothing. | I ate everything. | Nothing to report
too late, too old
  + I'm too old for that. | its too late to start again | too late for the choir | At my age one leaves it. | I've missed the boat on that
  - I was late. | The old bridge. | What time is it late in Rome
a rule
  + One does not leave the table first. | a man should pay, a man my age ought to | In our family nobody sells land. | A mother should know. | not under my roof | Real bakers don't use scales. | I don't get to be ill
  - I should go. | The roof leaks. | One bus came
too far in to stop
  + We can't stop now. | come this far, so | I've put so much into it. | already paid, so I'm going | after all these years
  - I stopped now and then. | It was too far. | She paid for the tea
no complaint
  + I can't complain. | mustn't grumble | Other people have it worse. | could be worse i suppose | Some people have it much harder.
  - He complained. | It was worse. | A complaint came in
a duty
  + I must host the lunch. | i have to answer within the hour | I should ring round the whole list. | I'm supposed to smile at it. | I ought to like the gift, I ought to wear it.
  - I should be fine. | I must say it was odd. | She must go
fair
  + It's not fair. | serves me right | unfair, that's all it is | fair enough, after what I did | It would only be fair.
  - We went to the book fair. | a fair few came | fair hair
in the right
  + He can whistle for it. | I've got proof | I did nothing wrong. | not going to apologise for that | It was not my fault.
  - I turned right. | All right then. | He paid the receipt
no choice
  + I have no choice. | cant say no to him | There's no way out of the lunch. | Obviously I'll drive. | of course I said ok | The customer's the customer, so.
  - I said no. | The choice was soup or salad. | The way out is left
nothing to be done
  + It is what it is. | nothing I can do | What's a man supposed to do. | can't be helped | you get what you're given
  - I did nothing. | That life is over | What do I do
a fixed self
  + That's just how I am. | im not a morning person | I'm no good at goodbyes. | I don't have it in me. | I'm so slow honestly
  - I am in the kitchen. | That is how it works. | I have it here
of no account
  + I don't care. | It doesn't matter. | no big deal | it's over | Whatever.
  - I care for him. | The matter is open. | We deal in wool
`

test.each(casesOf(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(askedOf(about, message) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(classesIn(rows)).toEqual(doubtKinds.map(({ about }) => about))
})
