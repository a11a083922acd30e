import { expect, test } from 'vitest'
import { firstTellingKinds, lastTellingKinds } from './ask-telling.ts'
import { cases, classOf, type Row, said } from './questions.test-support.ts'
import { questionAbout } from './questions.ts'

const rows: readonly Row[] = [
  [
    'days without',
    `Sober 12 weeks on Sunday. | 90 days clean, chip in my pocket | day 6 without a cigarette
     off the fags three weeks | I have been dry nearly a year.`,
    `A dry month for the lawn. | clean sheets | Day 6 of the trip`,
  ],
  [
    'good news',
    `He proposed on the pier. | we're engaged!! | She was born today at ten.
     its a girl | We got the keys.`,
    `He proposed nothing new? No, he sat. | I was born in Riga. | The line is engaged`,
  ],
  [
    'an untruth',
    `I lied about the dentist. | small lie, big face | I made something up about a train.
     i just lied to him | I told her a lie in the shop.`,
    `He lied. | I lay down. | We made up`,
  ],
  [
    'almost said',
    `I nearly told him on the stairs. | i was gonna ask for a seat | I almost rang her.
     I was about to speak, and the bell went. | I wanted to call and then it was ten.`,
    `I told him. | I was going to say yes. | It was nearly ten`,
  ],
  [
    'being treated as something else',
    `They spoke as if I was a chair. | looked through me, the lot of them | He treats me like staff.
     she talks like i'm the lodger | It passed as if it was nothing.`,
    `I treat my boots with wax. | It looks like rain. | I like the lamp`,
  ],
  [
    'nobody noticed',
    `Nobody asked about the cast. | no one said thanks | I baked and nobody came.
     not one of them noticed | No one remembered the key.`,
    `Nobody must know. | Somebody asked. | No one else knows the way`,
  ],
  [
    'given to somebody else',
    `The place went to a cousin. | didnt get the flat | They turned me down.
     Rejection again. | I was not picked.`,
    `I turned it down. | I did not get up. | The bus goes to town`,
  ],
  [
    'a custom',
    `We light one every year. | Fish on Fridays here. | each evening the same two men play cards
     twice a month a lady comes with books | Every summer the tent goes up.`,
    `Once there was a tent. | A Friday tent. | A yearling`,
  ],
  [
    'a time before',
    `The bell is broken since Monday. | Ever since, the street is one way. | quiet since they left
     It is like this since the flood. | Since last year the gate is locked`,
    `It is long since the flood. | The science fair. | Once more`,
  ],
  [
    'somebody met',
    `Met a plumber with a parrot. | an old pupil popped in | We talked until the bus.
     I got talking to a guard | Visited the old smith.`,
    `The meter is new. | A talk on moss. | He calls it soup`,
  ],
  [
    'how somebody seemed',
    `She sounded so small on the line. | Ines looked grey. | The porter seemed far away
     his voice sounded thin | They appeared rather lost.`,
    `It looked odd. | She looked after the hens. | He looked like a heron.`,
  ],
  [
    'what others did',
    `They stood on the wall and threw nuts at us. | he left the tap on | She took the last pear.
     They have closed the bridge. | then they just walked past`,
    `They need a pear. | He is tall. | She likes soup`,
  ],
  [
    'what oneself did',
    `Bought a hat. | I swept the stairs | We left the boat in the reeds.
     so took the long way | I rode to the mill.`,
    `I took the tin and I am ashamed. | We left him there, and that was wrong of me. | I need a hat. | I like hats`,
  ],
]

test.each(cases(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(classOf('ask', questionAbout(said(message))) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  const classes = [...firstTellingKinds, ...lastTellingKinds].map(({ about }) => about)
  expect(rows.map(([about]) => about).toSorted()).toEqual(classes.toSorted())
})
