import { expect, test } from 'vitest'
import { words } from '#domain/text/text.ts'
import { kindOf } from './message-kind.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

test.each(
  lines(`
    na human being dey there or na computer
    u an actual human or nah
    ya a bot or what
    are you some bored kid in an office in Leeds reading this
    are you just one of the girls in a call centre typing back
    is you some stranger reading my diary
    Could I ask, politely, is there a gentleman who reads and replies to this, or is it a robot?
    Go on, you're some lad sat in a call centre in Leeds typing, no?
    May I ask if I am chatting with a lady, a gentleman or a machine?
    Tell me true, is there a chap in there or am I yapping at a circuit?
    You have mother and father, or a factory mek you?
    was it your mammy reared you or a motherboard
    Who gave birth to you, a woman or a workshop?
    Which company made you?
    honestly u are just autocomplete in a nice coat right
    you're basically a fancy text predictor, innit
    so ur a language model then
    Am I gabbing to a toaster?
    Is there a mate in there?
    Be honest with me o, na person or na machine dey answer me
    Am I talking to an actual feller or one of them robots?
    actual feller or one of them robots
    u a real person or like a bot
    u a real person or is this like a bot
    is it a machine I’m talking to
    Is it a machine that I am speaking with, or a lady?
    somebody reading this?
    someone actually reading these?
    you alive?
    ya alive in there?
    r u ai
    r u human or wat
    u human
    u a bot
    you real?
    you a robot?
    Are you a robot or what
    are you some kind of computer programme
    Are you AI or is there an agent behind like me, with headset? haha
    Are you AI, or some akka is sitting and typing?
    are you like an actual human reading all this
    are you flesh and blood
    Are you made of flesh, or of silicon?
    is this ai
    is this a bot
    is this thing a computer or what
    is this chatgpt
    this a real person?
    Is this a person or a recording?
    is this all a machine then
    is there a real person on the other end
    is there a person behind this
    Is there somebody sat in an office typing this back to me, then?
    is there anyone real in there
    Is there a human being there at all?
    there a person in there or what?
    who am I talking to
    Who is it I’m speaking to, please?
    what am I talking to here
    what are you exactly
    wetin you be
    What sort of thing are you?
    who dis
    Have I been writing to a machine all this time?
    am i chatting with a person rn
    Tell me straight, is it a machine this, or a somebody?
    Forgive me, but am I conversing with a computer?
    Tell me now, is there a girl in an office somewhere typing this back to me?
    human or machine?
    bot or person, which is it
    Person, or program?
    Man or machine, I would like to know.
    Do you have a body?
    have you got a pulse
    do you even breathe
    You’re not a real person, are you?
    you’re a machine, aren’t you?
    So you are just a program?
    I wonder, are you a living soul?
    Am I addressing a person, or an apparatus?
    ur a bot right?
    are ye a real body or a machine wi good manners
    wait is this a real human
    Are you a real lass or a computer, love?
    Serious question: you human or not? Nobody is up at this hour.
    And what precisely are you? Flesh, or some species of clock?
    who or what are you
    I want to know: person or programme?
    I need to know if you are human or not.
  `),
)('"%s" asks what it is', (message) => {
  expect(kindOf(message, words(message))).toBe('identity')
})

test.each(
  lines(`
    are there people who see this
    does anybody see this
    Can someone else read this?
    who reads this
    do people look at what I write?
    will a person ever see these
  `),
)('"%s" asks who sees it', (message) => {
  expect(kindOf(message, words(message))).toBe('private')
})

test.each(
  lines(`
    my boss is a machine
    I met a real person
    the robot vacuum broke
    talk to somebody
    I need to talk to somebody
    I should talk to a real person about this
    My sister is a robot when she is angry
    The machine at work ate my card.
    I was talking to a woman at the bus stop
    I was talking to somebody from the council
    Somebody is reading at the memorial, not me.
    There was a man there typing all night.
    Is there somebody who could mend the gate?
    Is there a computer at the library?
    Was there a person in the booth?
    Did the robot vacuum ever get fixed?
    He asked me are you a robot.
    She said are you even human?
    Is it a boy or a girl?
    is it a girl
    Who was the man behind the counter?
    What was the name of the woman who read at the wedding?
    I felt alive for the first time in months
    It was real, what we had.
    Is this real life
    Are they real pearls?
    Is he alive?
    Is her mother still alive?
    Is my dad a good man?
    Was it a doctor I needed? I do not know
    I am only human.
    We are all human.
    People are reading less and less.
    The people there were kind.
    Should I buy a computer or a tablet for my mum?
    do I want a person or a machine to look after her
    Do we need a man or a machine for the hedge?
    My sister asked is it a machine that does it or a person.
    They replaced the woman at the till with a machine.
    The new app at work is rubbish
    I wrote a program today and it ran.
    the computer died
    My phone is broken, the thing will not charge
    I told the machine to print and it did not
    An agent rang about the flat
    You could talk to a person at the bank in those days.
    you should see the people there
    Somebody is typing next door.
    Someone there was typing so loudly
    I am behind with the typing.
    Nobody there. Just me and the machine.
    Anna is a real friend
    Ring the nurse back
    There is somebody behind me in the queue every morning
    I feel like a robot these days
    who is the matron
    What was that robot called?
    The toaster is dead. Long live the toaster.
    Was the man on the other end rude?
    Who was that girl on the other side of the road?
    You people are all the same.
    How many people are there on the course?
    Which people answered my letter?
    Is there anybody in my pages who plays chess?
    Who did I talk to at the funeral?
  `),
)('"%s" does not', (message) => {
  expect(kindOf(message, words(message))).not.toBe('identity')
})
