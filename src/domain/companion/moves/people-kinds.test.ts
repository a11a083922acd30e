import { expect, test } from 'vitest'
import { peopleKinds } from './people-kinds.ts'
import { askedOf, casesOf, classesIn } from './questions.test-support.ts'

const rows = `
what people say
  + People say it gets easier. | everyone says he looks like me | They keep telling me to be patient. | People always ask me where I am really from. | They all say the village is dead boring.
  - They sat on the wall. | They asked for the bill. | The people next door have a drum
a message that came
  + My cousin wrote back. | got a letter from the school | Petra sent me a photo of the lake | there was a missed call, I got a missed call from an old number | Uncle left a message on the machine.
  - I sent a parcel | I wrote a page. | A letter fell out of the sign
somebody by name
  + Marek said I work too slow. | Mrs. Olsen asked about the hedge. | Today Ruth told me she is off to Spain. | Well, Ahmed wrote that it is a bad idea. | Mum says the soup is too thin.
  - You said it. | A shop in Bergen wants lamps. | Finally rang the plumber
somebody by kin or place
  + my landlord says the roof can wait | My teacher told me I read too fast. | so my sister offered to drive | boss said no holidays | my neighbour asked about the tree
  - my sister is tall | the boss is out today | My brother and I went fishing.
what somebody is like, by name
  + Marek wants me on Sundays too. | Still, Ruth keeps the radio on. | Ahmed thinks it is a bad idea. | Mum calls at seven, like a clock. | Mr Lund won't sign.
  - Everyone wants soup. | The phone rings. | A shop in Bergen wants lamps.
what somebody is like, by kin or place
  + my boss wants me in at six | so my sister wants the big room | My dad keeps the heating off. | mum thinks im on a bus | My flatmate never buys milk.
  - The clock keeps time. | her mum wants soup | I want the big room.
he or she said
  + She said the kitchen smells. | and then he told me I'm too quiet | They announced it at lunch. | he was like, is that it | She promised it, she said Thursday
  - I said so. | He sat down. | It says so on the tin
`

test.each(casesOf(rows))('%s: "%s" (%s)', (about, message, isTaken) => {
  expect(askedOf(about, message) === about).toBe(isTaken)
})

test('every class has its messages', () => {
  expect(classesIn(rows)).toEqual(peopleKinds.map(({ about }) => about))
})
