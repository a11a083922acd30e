import { expect, test } from 'vitest'
import { askedOf, casesOf, classesIn } from './questions.test-support.ts'
import { joyKinds, saidKinds } from './said-kinds.ts'

const rows = `
good news
  + He proposed on the pier. | we're engaged!! | She was born today at ten. | its a girl | We got the keys. | I'm going to be a gran! | results are in: all clear | she said yes
  - He proposed nothing new? No, he sat. | I was born in Riga. | The line is engaged
something achieved
  + I passed! | we managed to get the piano up the stairs | I got the job. | They picked me for the relay | i did it, all 30 lengths | First prize for the marrow! | They clapped, everybody clapped. | got a distinction | won the raffle, I won | 90 days sober | full marks!
  - I passed out on the sofa | I didn't manage it. | He managed a shop | He won. | I won't go.
a sharp word
  + I snapped at the cashier. | i shouted at the little one over a sock | I lost my temper in the car park | I barked at him for nothing | Bit my husband's head off over the bins. | Roared at the apprentice, over a spanner. | had a go at mum again | I lost it with the kids at bedtime | flew off the handle at the till | Yelled at my brother over the remote. | had a row with my sister | I snapped at the kids at breakfast | we drove home and I shouted at him
  - He shouted at me. | The branch snapped. | The boss lost his temper | We roared with laughter. | I yelled at the telly | one dolphin came and I shouted like a child | GLASGOW SAID YES i shouted and the whole bus looked | I yelled for joy
a decision announced
  + I'll probably lend him the ladder. | im just gonna quit | I'll just leave on Friday. | I can't see a way round it | I think I will sign on Monday. | writing to resign tonight | I'm minded to turn them down. | I shall simply refuse. | I'm telling them no.
  - I'll probably manage. | She decided. | I say yes a lot | I'll take the bus. | I'll leave it there. | We can work it out | I'll leave the car at home.
money that is asked for
  + My nephew needs 300 for the course. | wants the lend of my savings | He is short for the rent again. | They'll give me the tiles on credit. | a man says it will double by summer | She is asking for £50 by Friday
  - I borrowed the ladder. | Credit where it is due. | can you lend me your ear | She offered to lend me the money.
a yes that was said
  + I said yes to the extra stall. | i already told pam yes for the lift | I agreed to do the accounts for the club again. | So I have said yes to Saturday. | Well I said I'd cover Monday, like a mug. | Volunteered for the stall again, I volunteered. | I said aye, go on. | I've put myself down for every Sunday
  - i was going to say yes to the trip | He asked me to marry him and I said yes! | She said yes to the other lot
a while since
  + I really should ring my aunt | Three months since I last spoke to my brother. | haven't rung Nan in weeks | Told them I'm too busy to visit. | haven't seen them since Easter | months since we visited
  - I was in a rush. | She came weeks ago. | Not a month has thirty days
something put off
  + I keep putting the shed off. | been avoiding the dentist for a year | Still not sorted the car insurance | I haven't started the essay | I postponed it again | havent even started | Not packed, I have not packed
  - He keeps putting me off. | She is avoiding her sister. | I began at six. | The soup is ready. | I started at six. | Ready or not
guilt
  + I feel guilty about the nursing home. | feeling selfish for going | It seems disloyal. | that is on my conscience
  - I feel sorry for him. | a selfish man | It is bad weather
a fear that is named
  + I'm nervous for the swim. | dreading monday tbh | scared of the stairs in that house | My stomach is in knots. | I am worried about the boiler man
  - I'm afraid so. | I am not nervous at all. | She's nervous.
an anger that is named
  + I'm so fed up with the stairs. | that lift drives me mad | I was furious with the bank | it makes my blood boil
  - She is furious. | an angry sky | I am sick on boats
a choice
  + I can't decide about the flat. | torn between the two coats | in two minds about sunday
  - I am thinking to move my bed. | Still thinking about building a shelf next. | I have decided. | Thinking about her a bit. | We thought of nothing
something that lies ahead
  + Driving test on Monday. | my interview is next week | Audition in two weeks and the hall is booked | On Thursday there is the hearing.
  - The exam went well on Monday. | Her interview is on Friday. | The test pattern is blue | Dad's blood test is next week.
again and again
  + I keep losing my gloves. | Here we go again with the drains. | I want the boat but I keep buying fish hooks. | I freeze up, every time.
  - I keep bees. | I keep the receipts. | He keeps asking | I keep telling people.
`

test.each(casesOf(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(askedOf(about, message) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(classesIn(rows)).toEqual([...joyKinds, ...saidKinds].map(({ about }) => about))
})
