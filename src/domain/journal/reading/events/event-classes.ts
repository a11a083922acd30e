/**
 * Classes of words that the grammar of events is written with. A word with '~' stands for every word of its Porter
 * as well; one class may name another.
 */
const classes: Readonly<Record<string, string>> = {
  kin:
    'mother mom mum mama mamma mommy mummy mam father dad papa daddy parents parent sister sis brother bro sibling siblings husband wife spouse partner fiance fiancee ' +
    'boyfriend girlfriend bf gf son daughter child children kid kids baby babies boy girl twins twin toddler grandma grandmother granny gran nan nana grandpa grandfather ' +
    'grandad granddad gramps grandparents grandson granddaughter grandchild grandchildren grandkids aunt auntie aunty uncle cousin cousins niece nephew godmother ' +
    'godfather stepfather stepmother stepdad stepmom family relative relatives',
  friend:
    'friend friends bestie mate mates buddy pal roommate flatmate classmate classmates schoolmate schoolfriend colleague colleagues coworker coworkers neighbour neighbor neighbours neighbors ' +
    'teacher mentor ex girls boys',
  pet: 'dog dogs cat cats puppy pup kitten kitty horse pony hamster rabbit bunny parrot budgie goldfish tortoise pet pets guinea',
  dear: '@kin @friend @pet',
  they: "he she they somebody someone people man men woman guy he's she's they've who it",
  be: "is are was were am been being be i'm it's he's she's be got gets",
  me: 'me us myself',
  my: 'my our',
  not: "not never no can't cannot couldn't didn't doesn't don't won't wasn't isn't aren't weren't hasn't haven't hadn't wouldn't didnt dont cant couldnt wasnt doesnt without ain't",
  nobody: 'nobody none noone',
  die: 'die died dies dead deceased dying perished drowned killed murdered suicide died',
  grave:
    'illness ill cancer tumour tumor leukemia leukaemia dementia alzheimer stroke diagnosed terminal incurable hospice miscarriage coma paralysed paralyzed disabled relapse chemo',
  sick: 'sick hospital fever surgery operation operated collapsed ambulance pneumonia unconscious icu infection injured accident seizure attack emergency bleeding breathing ward unwell operating',
  exam: 'exam exams examination examinations test tests final finals midterm quiz course class driving licence license bar boards audition trial interview entrance paper subject grade semester',
  prize:
    'job offer promotion raise scholarship visa apartment flat house keys medal award prize degree diploma place part role bonus internship contract grant ticket tickets gift present presents ' +
    'puppy kitten bike bicycle grades marks a+ certificate pass passport citizenship licence license spot loan mortgage refund paycheck salary position car trophy cup permit',
  thing:
    'things clothes dress phone laptop bike car food money diary wallet keys camera computer room book books notes idea ideas work slides essay credit chair shoes jacket bag purse tips deposit homework report parcel',
  exams: '@exam',
  pass: 'passed passing pass aced nailed',
  years: 'years year months month weeks ages decades',
  crowd:
    'everyone everybody class team friends people kids children office others school public audience colleagues',
  harm:
    'lied lies lying cheated cheats cheating insulted insults accused accuse accuses blamed blames blame betrayed betrays humiliated ignored ignores interrupted interrupts mocked teased bullied slapped kicked ' +
    'tricked deceived disrespected scolded ridiculed wronged offended provoked nagged slandered criticised criticized patronised patronized scammed belittled underpaid overcharged fined cursed swore accusing insulting blaming shoved punched',
  shout: 'shouted shouts shouting yelled yells yelling screamed screams snapped laughed sneered barked swore',
  vile:
    'vomit~ puke~ rats rat cockroach cockroaches roach roaches maggot maggots worms lice slugs slug larvae bedbugs mould mold mouldy moldy rotten rotting rotted stink stinks stank stench ' +
    'urine urinate~ pee peed peeing poo poop faeces feces snot pus sores phlegm sewage corpse slaughterhouse slaughter~ dissect~ intestines entrails guts droppings ' +
    'spat spit spits spitting toenails burped burping farted farting molest~ rape~ incest pervert groped groping masturbate~ flasher smelly filthy filth puss diarrhea diarrhoea gore carcass mutilated',
  bugs: 'cockroach rat rats mouse mice worm worms maggots fly flies hair spider bug bugs insect insects slug snail snails caterpillar',
  dish: 'soup food pizza salad plate dish meal apple rice bread drink sandwich burger fridge kitchen sink glass coffee milk bed',
  smell: 'smell smells smelled smelling smelt reek reeks reeked odour odor stinks',
  foul: 'bad awful horrible terrible disgusting foul dead died rotten sour vile strange revolting worse',
  threat:
    'knife knives gun guns weapon pistol robber robbers burglar burglars intruder thief thieves mugged kidnapped earthquake tornado hurricane turbulence soldiers bomb bombs avalanche explosion gunshots stalker ' +
    'shark bear wolf crocodile snake snakes ghost poisonous',
  scary: 'dark darkness storm thunder lightning fire flames flood cliff heights fog drown~ drowning',
  checks:
    'scan biopsy mri surgery operation test results result diagnosis verdict exam exams examination interview presentation speech trial hearing audition court dentist viva',
  wait: 'wait waiting waited awaiting await',
  body: 'heart hands hand knees legs body voice chest stomach',
  shake:
    'shaking shook shake trembling trembled pounding racing raced beating numb tight hammering thumping froze frozen sweating',
  near: 'almost nearly narrowly',
  hurtful:
    'hit died fell drowned killed crashed crash run struck lost fainted choked slipped skidded ran drown bitten attacked burnt stabbed electrocuted',
  reach:
    'called rang phoned telephoned texted wrote remembered noticed came showed cares cared invited talks talked replied answered visited wished turned congratulated helps care call notices understands comes',
  feast: 'birthday christmas easter graduation anniversary wedding valentine thanksgiving',
  burden:
    'stress tension anxiety worry worries pressure fear fears anger sadness guilt tightness frustration nerves doubts burden',
  ease: 'released release releasing relieved relieves relieve relieving reduced reduces reduce eased eases ease easing melted lifted overcame overcome overcoming conquered lost dropped faded vanished forgot soothed lowered washed shed',
  good: 'well great nicely smoothly perfectly beautifully fine better good',
  days: 'days day weeks week sleeps months month hours nights',
  number:
    'two three four five six seven eight nine ten twelve twenty one 1 2 3 4 5 6 7 8 9 10 12 14 20 30 few couple only',
  wonder: 'beautiful lovely wonderful delicious gorgeous perfect great amazing nice peaceful warm cosy cozy',
}

/** The words of a class, the classes that it names taken in. */
export function wordsOfClass(name: string): string[] {
  const listed = classes[name]
  if (listed === undefined) throw new Error(`No class of words is called ${name}.`)
  return listed.split(' ').flatMap((word) => (word.startsWith('@') ? wordsOfClass(word.slice(1)) : [word]))
}
