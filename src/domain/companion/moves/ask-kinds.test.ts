import { expect, test } from 'vitest'
import { saidKinds } from './ask-kinds.ts'
import { cases, classOf, type Row, said } from './questions.test-support.ts'
import { questionAbout } from './questions.ts'

const rows: readonly Row[] = [
  [
    'a yes that was said',
    `I said yes to the extra stall. | i already told pam yes for the lift | I agreed to do the accounts for the club again.
     So I have said yes to Saturday. | Well I said I'd cover Monday, like a mug.`,
    `i was going to say yes to the trip | He asked me to marry him and I said yes! | She said yes to the other lot`,
  ],
  [
    'an answer that is still to be given',
    `i was gonna say yes to the trip but then i thought about it | I'll probably say no to the committee. | They want an answer from me
     I have to let them know about the allotment | might just say ok and be done with it`,
    `I said no. | She said yes straight away. | They gave me the answer on Friday`,
  ],
  [
    'nothing said about it yet',
    `I haven't told Greg about the letter. | Nobody knows I applied. | i didnt say anything at dinner
     I have not mentioned it at home. | Got the results and told nobody`,
    `They never told us the road was shut. | She hasn't told me where she goes. | I told him everything.`,
  ],
  [
    'an answer that somebody owes',
    `Lena hasn't answered since Tuesday. | he never wrote back | left on read again, lovely
     Still waiting for the council. | I have not heard from the school`,
    `Waiting for the bus in the cold. | I haven't answered her yet. | The bus never stopped.`,
  ],
  [
    'an answer that the person owes',
    `I haven't replied to the solicitor | The letter from the bank is here and I still have not opened it. | i let it ring
     I didn't answer him | I ignored her calls all week`,
    `He has not replied. | I replied at once. | They didn't call.`,
  ],
  [
    'something put off',
    `I keep putting the shed off. | been avoiding the dentist for a year | Still not sorted the car insurance
     I haven't started the essay | I postponed it again`,
    `He keeps putting me off. | She is avoiding her sister. | I began at six.`,
  ],
  [
    'a sharp word',
    `I snapped at the cashier. | i shouted at the little one over a sock | I lost my temper in the car park
     I really lost it today. | I barked at him for nothing`,
    `He shouted at me. | The branch snapped. | The boss lost his temper`,
  ],
  [
    'an argument',
    `We argued about the bins. | had a massive row with my flatmate | me and dave fell out
     We are not talking to each other, not speaking to each other at all. | We had another fight about money.
     I quarrelled with Ada over a spoon. | I said things to him I would take back | harsh words were said`,
    `a row of beans came up | They sat in the front row. | It was a fight to open that jar`,
  ],
  [
    'sorry',
    `I want to say sorry to Ben. | I apologised to the driver in the end. | I owe her an apology.
     i said sorry about the mug | all the things I'm sorry for, there is a list`,
    `He apologised. | sorry for the rant | I feel sorry for that horse`,
  ],
  [
    'a wish unspoken behind a fine word',
    `I smiled and carried the boxes. | she took the last one and i just nodded | I said it's fine.
     I kept my mouth shut at the table | I wrote "no worries" with a heart.`,
    `He smiled at me. | The baby smiled. | It is a fine morning`,
  ],
  [
    'what people say',
    `People say it gets easier. | everyone says he looks like me | They keep telling me to be patient.
     People always ask me where I am really from. | They all say the village is dead boring.`,
    `They sat on the wall. | They asked for the bill. | The people next door have a drum`,
  ],
  [
    'a message that came',
    `My cousin wrote back. | got a letter from the school | Petra sent me a photo of the lake
     there was a missed call, I got a missed call from an old number | Uncle left a message on the machine.`,
    `I sent a parcel | I wrote a page. | A letter fell out of the sign`,
  ],
  [
    'somebody by name',
    `Marek said I work too slow. | Mrs. Olsen asked about the hedge. | Today Ruth told me she is off to Spain.
     Well, Ahmed wrote that it is a bad idea. | Mum says the soup is too thin.`,
    `You said it. | A shop in Bergen wants lamps. | Finally rang the plumber`,
  ],
  [
    'somebody by kin or place',
    `my landlord says the roof can wait | My teacher told me I read too fast. | so my sister offered me the big room
     boss said no holidays | my neighbour asked about the tree`,
    `my sister is tall | the boss is out today | My brother and I went fishing.`,
  ],
  [
    'what somebody is like, by name',
    `Marek wants me on Sundays too. | Still, Ruth keeps the radio on. | Ahmed thinks it is a bad idea.
     Mum calls at seven, like a clock. | Mr Lund won't sign.`,
    `Everyone wants soup. | The phone rings. | A shop in Bergen wants lamps.`,
  ],
  [
    'what somebody is like, by kin or place',
    `my boss wants me in at six | so my sister wants the big room | My dad keeps the heating off.
     mum thinks im on a bus | My flatmate never buys milk.`,
    `The clock keeps time. | her mum wants soup | I want the big room.`,
  ],
  [
    'asked of one',
    `The school asked me to run the stall. | They wants me to work both weekends | she expects me to drive
     They volunteered me for the fete. | The choir needs me to sing bass now.`,
    `I asked for tea. | I expect rain. | She needs a coat`,
  ],
  [
    'he or she said',
    `She said the kitchen smells. | and then he told me I'm too quiet | They announced it at lunch.
     he was like, is that it | She promised it, she said Thursday`,
    `I said so. | He sat down. | It says so on the tin`,
  ],
  [
    'a choice',
    `I can't decide about the flat. | torn between the two coats | I am thinking to move my bed.
     in two minds about sunday | Still thinking about changing schools.`,
    `I have decided. | Thinking about her a bit. | We thought of nothing`,
  ],
  [
    'a fear that is named',
    `I'm nervous for the swim. | dreading monday tbh | scared of the stairs in that house
     My stomach is in knots. | I am worried about the boiler man`,
    `I'm afraid so. | I am not nervous at all. | She's nervous.`,
  ],
  [
    'an anger that is named',
    `That noise drives me mad. | im so fed up with the bins | It's not fair, they got two.
     This app does my head in | I was so cross in that queue.`,
    `I had to cross the river. | He was furious. | I'm not angry.`,
  ],
]

test.each(cases(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(classOf('ask', questionAbout(said(message))) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(rows.map(([about]) => about).toSorted()).toEqual(saidKinds.map(({ about }) => about).toSorted())
})
