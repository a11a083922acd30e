import { expect, test } from 'vitest'
import { joyKinds, lastKinds, lifeKinds } from './life-kinds.ts'
import { askedOf, casesOf, classesIn } from './questions.test-support.ts'

const rows = `
good news
  + He proposed on the pier. | we're engaged!! | She was born today at ten. | its a girl | We got the keys. | I'm going to be a gran! | results are in: all clear | she said yes
  - He proposed nothing new? No, he sat. | I was born in Riga. | The line is engaged
something achieved
  + I passed! | we managed to get the piano up the stairs | I got the job. | They picked me for the relay | i did it, all 30 lengths | First prize for the marrow! | paid off the car today, I paid off the car | They clapped, everybody clapped. | got a distinction | won the raffle, I won | 90 days sober | full marks!
  - I passed out on the sofa | I didn't manage it. | He managed a shop | He won. | I won't go.
something seen
  + Saw an otter by the weir. | just spotted two deer in the lane | Heard the first cuckoo. | Watched a heron for an hour | a bee orchid, first in ten years
  - Saw a dead fox. | We saw the dentist. | first in the queue
a good moment
  + We laughed till the lights went. | Such a lovely evening with the twins. | what a brilliant day | We all laughed. | I really enjoyed the ferry. | I am so chuffed. | over the moon, all of us
  - It was not a nice walk. | have a good day | He laughed at my shoes
done differently
  + I should have taken the earlier train. | i shouldve stayed put, i could have walked | I wish I had kept the ladder. | I regret the red paint | Looking back it was the wrong field.
  - I could have laughed out loud. | We should go. | I wish you luck
a dream at night
  + I dreamt of a house with no doors. | had a weird dream about geese | In my dream the sea was warm. | same dreams as last week | I had that dream again
  - A dream job, on paper. | I dreamed of becoming a pilot. | The cake was a dream
something that lies ahead
  + Driving test on Monday. | my interview is next week | The inspection comes tomorrow. | Audition in two weeks and the hall is booked | On Thursday there is the hearing.
  - The exam went well on Monday. | Her interview is on Friday. | The test pattern is blue
the first time
  + I slept there for the first time. | First time in years that I sat on a horse. | Finally got the gate open. | At last the parcel is here. | finally did the loft
  - At last week's do. | The final score was two one. | In the first place I don't
awake at night
  + I can't sleep. | couldnt sleep again, too warm | Awake since four. | woke up at 3 and that was that | I was up half the night with the radio
  - The baby didn't sleep. | He can't sleep without a lamp | I slept like a log
nobody noticed
  + Nobody asked about the cast. | no one said thanks | I baked and nobody came. | not one of them noticed | No one remembered the key. | Nobody rang on my name day.
  - Nobody must know. | Somebody asked. | No one else knows the way | Nobody knows who you mean.
given to somebody else
  + The place went to a cousin. | didnt get the flat | They turned me down. | Rejection again. | I was not picked.
  - I turned it down. | I did not get up. | The bus goes to town
worn out
  + I'm shattered. | dead on my feet after the fair | too tired to cook so its toast | absolutely knackered, feet are killing | Running on empty this week.
  - She is exhausted. | Shattered, and I regret what I wrote him. | Worn out, I should never have gone at him like that. | He was so tired
again and again
  + I keep losing my gloves. | every single morning the same bus | Here we go again with the drains. | over and over i check the door | It is the same story again.
  - I keep bees. | I keep the receipts. | He keeps asking
a change that is noticed
  + The street has changed. | the house feels different | He is not the same on the phone. | lately the mornings are blue | Something feels off with the engine.
  - Nothing has changed. | I changed the bulb. | It has not changed
not knowing
  + I don't know what to cook. | no idea how the thing works | I really don't understand why it is locked. | cant figure it out | I do not know where the time went
  - I know what to do. | You don't know him. | I know no better
leaving and beginning
  + Handed in my notice. | packing since noon | Last day at the mill. | We are moving out on the first | I handed in my notice.
  - She is moving to Leeds. | The wind is moving the tree | He is retiring
something new
  + The new flat has no bath. | new manager, new rules | Started at my new school, a new school. | Our new neighbours have drums | a new class
  - A new moon. | nothing new | Her news was old
a feast
  + Eid is at ours this year. | my birthday and it's a tuesday | The wedding is in a barn. | Diwali shopping with two bags of lamps | Thanksgiving at the in-laws
  - I want it done before Christmas. | by easter it must be up | After Christmas then
things that break or come late
  + The boiler is out. | train delayed by an hour | The washing machine walked across the floor. | stuck in traffic with a melting cake | Lost my keys in the snow
  - The boy is out. | Dinner was early. | We had the train set up
a workplace
  + Overtime is posted. | the office smells of paint | My colleagues eat at their desks. | A rude customer and then a parrot | the rota came out | End of shift. | double shift and no lunch | On nights this week. | Work was chaos | Did lates four days running
  - The offices of state. | He is at home | I collect stamps | I shifted the wardrobe. | I start nights next week, doing nights from Monday next week | It works now
a class
  + The lecture lost me after ten minutes. | homework is fractions | Coursework all afternoon | I am at my class on verbs | revision cards everywhere
  - A class act. | We went second class | The classic car
a child
  + My daughter built a den. | the kids are in the bath | Our grandson has a loose tooth. | my nephew eats only rice | My little son counts lorries
  - My son is three months old. | Child benefit form | The girls at the bank
somebody near
  + My husband is asleep in the chair. | my flatmate plays drums | My mother is on the phone for hours. | my brother drives up with the trailer | My gran knits socks in July
  - My sister's car is red. | My late uncle had one. | The husband of the baker
that time
  + It reminded me of the ferry. | when i was little we had a goose | I used to swim there. | Years ago there was a cinema. | Found old photos in a tin
  - I used to think so. | Remember to lock up. | I am used to it
by oneself
  + The house is so quiet. | evening to myself for once | I ate on my own by the window. | home alone with the radiator | By myself all Sunday
  - He did it himself. | The owner is here. | Quiet please
a screen
  + Scrolling again. | two hours on tiktok | The group chat is at it. | I sat at my phone till one | dating app, three swipes
  - A scroll of paper | The screen door squeaks | I phoned
done with hands or feet
  + I painted the fence blue. | been knitting a hat | I built a shelf. | I planted garlic | we pruned the vines | I walked to the lock and back. | went for a run in the park | We swam at noon. | took the dog out at five | We cycled along the canal.
  - The painting fell. | A knitted hat lay there | She drew a cow | I ran into the door. | The tap ran. | It ran over
music and books
  + Choir was loud. | reading a book on moss, reading this book slowly | That song came on in the shop. | piano for an hour | the film had no ending
  - I read the meter. | The birds flew | He booked it
an animal
  + The cat brought in a leaf. | my hens are moulting | Our dog barks at the post. | the fox was back | the goat ate a hat
  - The cat is sick. | I took a nap with no animals near | Dog days
weather and light
  + It's raining. | its dark by four | Hard frost on the car. | the snow came sideways | A pink sunset over the yard
  - I wind the clock. | A starry-eyed lad | He stormed off
not wanting
  + I don't want to go to the barbecue. | cant be bothered with the ironing | I'd rather not. | i dont feel like cooking | I really don't want a cake
  - I don't want anything. | He doesn't want to. | I want it
a wish
  + I want a garden. | i wish i could whistle | I would love to see a whale. | I'd like to play the tuba | I really want to paint the hall
  - I want to cry. | I like to sit there. | I really love to bake
somebody met
  + Met a plumber with a parrot. | an old pupil popped in | We talked until the bus. | I got talking to a guard | Visited the old smith.
  - The meter is new. | A talk on moss. | He calls it soup
how somebody seemed
  + She sounded so small on the line. | Ines looked grey. | The porter seemed far away | his voice sounded thin | They appeared rather lost.
  - It looked odd. | She looked after the hens. | He looked like a heron.
what others did
  + They stood on the wall and threw nuts at us. | he left the tap on | She took the last pear. | They have closed the bridge. | then they just walked past
  - They need a pear. | He is tall. | She likes soup
what oneself did
  + Bought a hat. | I swept the stairs | We left the boat in the reeds. | so took the long way | I rode to the mill.
  - I took the tin and I am ashamed. | We left him there, and that was wrong of me. | I need a hat. | I like hats
`

test.each(casesOf(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(askedOf(about, message) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(classesIn(rows)).toEqual([...joyKinds, ...lifeKinds, ...lastKinds].map(({ about }) => about))
})
