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
something seen
  + Saw an otter by the weir. | just spotted two deer in the lane | Heard the first cuckoo. | Watched a heron for an hour
  - Saw a dead fox. | We saw the dentist. | first in the queue
a sharp word
  + I snapped at the cashier. | i shouted at the little one over a sock | I lost my temper in the car park | I barked at him for nothing | Bit my husband's head off over the bins. | Roared at the apprentice, over a spanner. | had a go at mum again | I lost it with the kids at bedtime | flew off the handle at the till | Yelled at my brother over the remote. | had a row with my sister | I snapped at the kids at breakfast | we drove home and I shouted at him
  - He shouted at me. | The branch snapped. | The boss lost his temper | We roared with laughter. | I yelled at the telly | one dolphin came and I shouted like a child | GLASGOW SAID YES i shouted and the whole bus looked | I yelled for joy
an answer that is still to be given
  + i was gonna say yes to the trip but then i thought about it | I'll probably say no to the committee. | They want an answer from me | I have to let them know about the allotment | might just say ok and be done with it
  - I said no. | She said yes straight away. | They gave me the answer on Friday
an offer
  + Got an offer from the mill. | we had an offer | We had an offer for the boat. | they made me an offer | I've been offered the night post. | they offered me a bunk
  - I offered soup. | The jam is on offer. | He wants to know
a decision announced
  + I'll probably lend him the ladder. | im just gonna quit | I'll just leave on Friday. | I can't see a way round it | I think I will sign on Monday. | writing to resign tonight | I'm minded to turn them down. | I shall simply refuse. | I'm telling them no.
  - I'll probably manage. | She decided. | I say yes a lot | I'll take the bus. | I'll leave it there. | We can work it out | I'll leave the car at home.
money that is asked for
  + My nephew needs 300 for the course. | wants the lend of my savings | He is short for the rent again. | They'll give me the tiles on credit. | a man says it will double by summer | She is asking for £50 by Friday
  - I borrowed the ladder. | Credit where it is due. | can you lend me your ear | She offered to lend me the money.
a yes that was said
  + I said yes to the extra stall. | i already told pam yes for the lift | I agreed to do the accounts for the club again. | So I have said yes to Saturday. | Well I said I'd cover Monday, like a mug. | Volunteered for the stall again, I volunteered. | I said aye, go on. | I've put myself down for every Sunday
  - i was going to say yes to the trip | He asked me to marry him and I said yes! | She said yes to the other lot
waiting for somebody
  + Lena hasn't answered since Tuesday. | he never wrote back | left on read again, lovely | I have not heard from the school
  - Waiting for the bus in the cold. | I haven't answered her yet. | The bus never stopped.
an answer that the person owes
  + I haven't replied to the solicitor | i let it ring | I didn't answer him
  - He has not replied. | I replied at once. | They didn't call.
a while since
  + I really should ring my aunt | Three months since I last spoke to my brother. | haven't rung Nan in weeks | Told them I'm too busy to visit. | haven't seen them since Easter | months since we visited
  - I was in a rush. | She came weeks ago. | Not a month has thirty days
something put off
  + I keep putting the shed off. | been avoiding the dentist for a year | Still not sorted the car insurance | I haven't started the essay | I postponed it again | havent even started | Not packed, I have not packed
  - He keeps putting me off. | She is avoiding her sister. | I began at six. | The soup is ready. | I started at six. | Ready or not
held back
  + I nearly told him on the stairs. | i was gonna ask for a seat | I almost rang her. | I was about to speak, and the bell went. | I sat on my hands all evening. | chickened out at the door | All I could get out was hello. | said nothing and I said nothing, pretended, I pretended
  - I told him. | I was going to say yes. | It was nearly ten
nothing said about it yet
  + I haven't told Greg about the letter. | Nobody knows I applied. | i didnt say anything at dinner | I have not mentioned it at home. | Got the results and told nobody
  - They never told us the road was shut. | She hasn't told me where she goes. | I told him everything.
sorry
  + I want to say sorry to Ben. | I apologised to the driver in the end. | I owe her an apology. | i said sorry about the mug | all the things I'm sorry for, there is a list
  - He apologised. | sorry for the rant | I feel sorry for that horse
guilt
  + I feel guilty about the nursing home. | feeling selfish for going | It seems disloyal. | that is on my conscience
  - I feel sorry for him. | a selfish man | It is bad weather
a fear that is named
  + I'm nervous for the swim. | dreading monday tbh | scared of the stairs in that house | My stomach is in knots. | I am worried about the boiler man
  - I'm afraid so. | I am not nervous at all. | She's nervous.
an anger that is named
  + I'm so fed up with the stairs. | that lift drives me mad | I was furious with the bank | it makes my blood boil
  - She is furious. | an angry sky | I am sick on boats
a help that is none
  + Another form, exactly what the ward needed. | oh good, a flyer. that'll help | Just what I needed. | a fat lot of good that is | as if that changes anything
  - It was just what I needed. | That will do. | what I needed was salt
owed
  + She owes me 40. | the client still owes us for May | He hasn't paid me back. | they never paid us | my cousin owes me
  - He owes me nothing. | I owe her a letter | She paid me
a choice
  + I can't decide about the flat. | torn between the two coats | in two minds about sunday
  - I am thinking to move my bed. | Still thinking about building a shelf next. | I have decided. | Thinking about her a bit. | We thought of nothing
asked of one
  + The school asked me to run the stall. | They wants me to work both weekends | she expects me to drive | They volunteered me for the fete. | The choir needs me to sing bass now. | my uncle asked me to drive him | They want me to run the raffle.
  - I asked for tea. | I expect rain. | She needs a coat | He wants tea. | I asked for salt. | She needs glasses
something that lies ahead
  + Driving test on Monday. | my interview is next week | Audition in two weeks and the hall is booked | On Thursday there is the hearing.
  - The exam went well on Monday. | Her interview is on Friday. | The test pattern is blue | Dad's blood test is next week.
a dream at night
  + I dreamt of a house with no doors. | had a weird dream about geese | In my dream the sea was warm. | I had that dream again
  - A dream job, on paper. | I dreamed of becoming a pilot. | The cake was a dream
awake at night
  + I can't sleep. | couldnt sleep again, too warm | Awake since four. | woke up at 3 and that was that | I was up half the night with the radio
  - The baby didn't sleep. | He can't sleep without a lamp | I slept like a log
worn out
  + I'm shattered. | dead on my feet after the fair | absolutely knackered, feet are killing | Running on empty this week.
  - She is exhausted. | Shattered, and I regret what I wrote him. | Worn out, I should never have gone at him like that. | He was so tired
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
