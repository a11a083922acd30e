import { expect, test } from 'vitest'
import { askedOf, casesOf, classesIn } from './questions.test-support.ts'
import { saidKinds } from './said-kinds.ts'

const rows = `
a sharp word
  + I snapped at the cashier. | i shouted at the little one over a sock | I lost my temper in the car park | I really lost it today. | I barked at him for nothing | Bit my husband's head off over the bins. | Roared at the apprentice, over a spanner. | had a go at mum again | I lost it with the kids at bedtime | Took it out on the dog walker. | flew off the handle at the till
  - He shouted at me. | The branch snapped. | The boss lost his temper | We roared with laughter. | He shouted at me. | I yelled at the telly
an argument
  + We argued about the bins. | had a massive row with my flatmate | me and dave fell out | We are not talking to each other, not speaking to each other at all. | We had another fight about money. | I quarrelled with Ada over a spoon. | I said things to him I would take back | harsh words were said
  - a row of beans came up | They sat in the front row. | It was a fight to open that jar
an answer that is still to be given
  + i was gonna say yes to the trip but then i thought about it | I'll probably say no to the committee. | They want an answer from me | I have to let them know about the allotment | might just say ok and be done with it
  - I said no. | She said yes straight away. | They gave me the answer on Friday
an offer
  + Got an offer from the mill. | we had an offer | They want to know by Monday. | We had an offer for the boat. | they made me an offer | I've been offered the night post. | given me till Friday | they offered me a bunk
  - I offered soup. | The jam is on offer. | He wants to know
a decision announced
  + I'll probably lend him the ladder. | im just gonna quit | I suppose I'll take the night bus. | I'll just leave on Friday. | I can't see a way round it | I think I will sign on Monday. | writing to resign tonight | I'm minded to turn them down. | I shall simply refuse. | I'm telling them no.
  - I'll probably manage. | She decided. | I say yes a lot | I'll take the bus. | I'll leave it there. | We can work it out
a decision made
  + I've decided to sell the harp. | finally decided on the blue one | My mind is made up. | no going back now | I have decided against the trip.
  - She decided. | They decided to wait. | Mind the step
money that is asked for
  + My nephew needs 300 for the course. | wants the lend of my savings | He is short for the rent again. | They'll give me the tiles on credit. | a man says it will double by summer | She is asking for £50 by Friday
  - I borrowed the ladder. | Credit where it is due. | can you lend me your ear | She offered to lend me the money.
a yes that was said
  + I said yes to the extra stall. | i already told pam yes for the lift | I agreed to do the accounts for the club again. | So I have said yes to Saturday. | Well I said I'd cover Monday, like a mug. | Volunteered for the stall again, I volunteered. | I said aye, go on. | I've put myself down for every Sunday
  - i was going to say yes to the trip | He asked me to marry him and I said yes! | She said yes to the other lot
money that went
  + I sent him 400 last night. | lent £200 to Priya, and lent her 50 before, I lent 50 | I already transferred 1,200 | and wired them 90 the same day | So I gave her $60.
  - I gave 20 minutes to it. | I sent 3 letters. | She sent 5 roses
waiting for somebody
  + Lena hasn't answered since Tuesday. | he never wrote back | left on read again, lovely | Still waiting for the council. | I have not heard from the school
  - Waiting for the bus in the cold. | I haven't answered her yet. | The bus never stopped.
an answer that the person owes
  + I haven't replied to the solicitor | The letter from the bank is here and I still have not opened it. | i let it ring | I didn't answer him | I ignored her calls all week
  - He has not replied. | I replied at once. | They didn't call.
a while since
  + cancelled on Priya again | I really should ring my aunt | Three months since I last spoke to my brother. | haven't rung Nan in weeks | Told them I'm too busy to visit. | haven't seen them since Easter | months since we visited
  - I was in a rush. | She came weeks ago. | Not a month has thirty days
given up
  + I gave up on the course. | stopped going to the pool | I let it slide. | dropped out of the choir | I've given up on the garden | It is years since I played. | haven't been to the pool since August
  - I gave the cat up to her. | The bus stopped. | It slid off
something put off
  + I keep putting the shed off. | been avoiding the dentist for a year | Still not sorted the car insurance | I haven't started the essay | I postponed it again | The guests come and nothing is ready. | havent even started | I don't know where to start. | starting from scratch again | Not packed, I have not packed
  - He keeps putting me off. | She is avoiding her sister. | I began at six. | The soup is ready. | I started at six. | Ready or not
held back
  + I nearly told him on the stairs. | i was gonna ask for a seat | I almost rang her. | I was about to speak, and the bell went. | I wanted to call and then it was ten. | I sat on my hands all evening. | chickened out at the door | All I could get out was hello. | I just smiled. | said nothing and I said nothing, pretended, I pretended
  - I told him. | I was going to say yes. | It was nearly ten
nothing said about it yet
  + I haven't told Greg about the letter. | Nobody knows I applied. | i didnt say anything at dinner | I have not mentioned it at home. | Got the results and told nobody
  - They never told us the road was shut. | She hasn't told me where she goes. | I told him everything.
sorry
  + I want to say sorry to Ben. | I apologised to the driver in the end. | I owe her an apology. | i said sorry about the mug | all the things I'm sorry for, there is a list
  - He apologised. | sorry for the rant | I feel sorry for that horse
guilt
  + I feel guilty about the nursing home. | feeling selfish for going | It seems disloyal. | I felt bad about the card | that is on my conscience
  - I feel sorry for him. | a selfish man | It is bad weather
a fear that is named
  + I'm nervous for the swim. | dreading monday tbh | scared of the stairs in that house | My stomach is in knots. | I am worried about the boiler man
  - I'm afraid so. | I am not nervous at all. | She's nervous.
an anger that is named
  + That noise drives me mad. | im so fed up with the bins | It's not fair, they got two. | This app does my head in | I was so cross in that queue.
  - I had to cross the river. | He was furious. | I'm not angry.
a help that is none
  + Another form, exactly what the ward needed. | oh good, a flyer. that'll help | Just what I needed. | a fat lot of good that is | as if that changes anything
  - It was just what I needed. | That will do. | what I needed was salt
owed
  + She owes me 40. | the client still owes us for May | He hasn't paid me back. | they never paid us | my cousin owes me
  - He owes me nothing. | I owe her a letter | She paid me
a choice
  + I can't decide about the flat. | torn between the two coats | I am thinking to move my bed. | in two minds about sunday | Still thinking about changing schools.
  - I have decided. | Thinking about her a bit. | We thought of nothing
asked of one
  + The school asked me to run the stall. | They wants me to work both weekends | she expects me to drive | They volunteered me for the fete. | The choir needs me to sing bass now. | The editor wants 40 pages. | my uncle asked me to drive him | School needs cakes, the school needs cakes | They want me to run the raffle. | Our landlord wants more money.
  - I asked for tea. | I expect rain. | She needs a coat | He wants tea. | I asked for salt. | She needs glasses
no saying no
  + I can't say no to her. | no way round that visit | There is no choice. | cant get out of it | I cannot refuse.
  - I said no. | The way there is long. | No sugar
somebody in the way
  + The council won't allow a shed. | he refuses to budge | They turned us down. | She doesn't listen. | mum is against the tent
  - I refused. | The door won't shut. | I turned left
too much to do
  + So much to do. | too many things | My to-do list is two pages. | The washing is piling up | behind on all the marking | There is no time. | too busy to eat | Not enough time between trains. | I don't have time. | never any time for the allotment
  - I did too much yesterday evening. | One thing left. | He is behind me | In no way. | A busy street. | Time flies
money
  + The rent goes up again. | i am skint till friday | We can't afford the big one. | three bills in one post | The mortgage came out twice | We can't afford the fence. | skint | It costs a fortune. | Money is tight. | too expensive by half
  - It broke in two. | He owes nothing to anyone. | We will foot the bill | I found a coin. | A fortune cookie. | Cheap soup
somebody needed
  + I need somebody with a van. | need a new flatmate | Looking for someone to share the stall. | There's nobody to mind the shop. | We need another pair of hands
  - I need salt. | Nobody came. | One more thing
managing somehow
  + I'll manage. | it'll be fine | We'll just wing it. | If it comes it comes. | I will probably cope
  - The manager left. | It was fine. | He copes
something that comes
  + The deadline is close. | visit is on friday | It has to be there by Thursday. | The market is in three weeks | due tomorrow | I have a driving test in the morning. | The roofer is coming on Tuesday.
  - It was on Friday. | Every Friday we swim. | Due north
an intention
  + I'll paint it green. | maybe I sell the bike | I shall write to the lady. | i'll look at it | I will plant beans
  - I'll never know. | I'll tell you something. | The will is in the drawer
`

test.each(casesOf(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(askedOf(about, message) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(classesIn(rows)).toEqual(saidKinds.map(({ about }) => about))
})
