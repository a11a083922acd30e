import { expect, test } from 'vitest'
import { cases, classOf, type Row, said } from './questions.test-support.ts'
import { stepQuestion } from './questions.ts'
import { stepKinds } from './step-kinds.ts'

const rows: readonly Row[] = [
  [
    'an answer announced',
    `I'll probably say yes. | im gonna say ok | I will accept their terms.
     I shall obviously agree to the barn. | I'll just sign the lease`,
    `I'll lend him the money, I'll say yes. | I will take their calls at night. | They will accept it.`,
  ],
  [
    'a decision announced',
    `I'll probably lend him the ladder. | im just gonna quit | I suppose I'll take the night bus.
     I'll just leave on Friday. | I can't see a way round it`,
    `I'll probably manage. | She decided. | I say yes a lot`,
  ],
  [
    'a decision made',
    `I've decided to sell the harp. | finally decided on the blue one | My mind is made up.
     no going back now | I have decided against the trip.`,
    `She decided. | They decided to wait. | Mind the step`,
  ],
  [
    'an offer',
    `Got an offer from the mill. | they offered me the small room | They want to know by Monday.
     We had an offer for the boat. | they need an answer by noon`,
    `I offered soup. | The jam is on offer. | He wants to know`,
  ],
  [
    'nothing ready',
    `The guests come and nothing is ready. | havent even started | I don't know where to start.
     starting from scratch again | Not packed, I have not packed`,
    `The soup is ready. | I started at six. | Ready or not`,
  ],
  [
    'asked for by somebody',
    `The editor wants 40 pages. | my uncle asked me to drive him | School needs cakes, the school needs cakes
     They want me to run the raffle. | Our landlord wants more money.`,
    `He wants tea. | I asked for salt. | She needs glasses`,
  ],
  [
    'no saying no',
    `I can't say no to her. | no way round that visit | There is no choice.
     cant get out of it | I cannot refuse.`,
    `I said no. | The way there is long. | No sugar`,
  ],
  [
    'somebody in the way',
    `The council won't allow a shed. | he refuses to budge | They turned us down.
     She doesn't listen. | mum is against the tent`,
    `I refused. | The door won't shut. | I turned left`,
  ],
  [
    'waiting for somebody',
    `Waiting for the surveyor. | no word from the school | They haven't called back.
     she hasnt replied | it is up to them now`,
    `I waited. | The waiter came. | No sugar from now`,
  ],
  [
    'an answer owed',
    `I haven't replied to the aunt. | still not booked | I never opened it.
     keep putting it off | I have not paid`,
    `He paid. | I paid. | We booked it`,
  ],
  [
    'too much to do',
    `So much to do. | too many things | My to-do list is two pages.
     The washing is piling up | behind on all the marking`,
    `I did too much yesterday evening. | One thing left. | He is behind me`,
  ],
  [
    'no time',
    `There is no time. | too busy to eat | Not enough time between trains.
     I don't have time. | never any time for the allotment`,
    `In no way. | A busy street. | Time flies`,
  ],
  [
    'no money',
    `We can't afford the fence. | skint | It costs a fortune.
     Money is tight. | too expensive by half`,
    `I found a coin. | A fortune cookie. | Cheap soup`,
  ],
  [
    'somebody needed',
    `I need somebody with a van. | need a new flatmate | Looking for someone to share the stall.
     There's nobody to mind the shop. | We need another pair of hands`,
    `I need salt. | Nobody came. | One more thing`,
  ],
  [
    'not knowing how',
    `I don't know how to fix it. | no idea how to tell a pear from a quince | I've never done this.
     not good at this | Not sure how to word it.`,
    `I know how. | How odd. | Never on a Sunday`,
  ],
  [
    'managing somehow',
    `I'll manage. | it'll be fine | We'll just wing it.
     If it comes it comes. | I will probably cope`,
    `The manager left. | It was fine. | He copes`,
  ],
  [
    'given up',
    `I gave up on the course. | stopped going to the pool | I let it slide.
     dropped out of the choir | I've given up on the garden`,
    `I gave the cat up to her. | The bus stopped. | It slid off`,
  ],
  [
    'something that comes',
    `The deadline is close. | visit is on friday | It has to be there by Thursday.
     The market is in three weeks | due tomorrow`,
    `It was on Friday. | Every Friday we swim. | Due north`,
  ],
  [
    'an intention',
    `I'll paint it green. | maybe I sell the bike | I shall write to the lady.
     i'll look at it | I will plant beans`,
    `I'll never know. | I'll tell you something. | The will is in the drawer`,
  ],
]

test.each(cases(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(classOf('plan', stepQuestion(said(message))) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(rows.map(([about]) => about).toSorted()).toEqual(stepKinds.map(({ about }) => about).toSorted())
})
