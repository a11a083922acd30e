/** The topics of everyday life, by which entries are told apart. */
export const lifeTopics = [
  'family',
  'friends',
  'love',
  'work',
  'school',
  'sleep',
  'health',
  'food',
  'exercise',
  'money',
  'home',
  'travel',
  'faith',
  'nature',
  'leisure',
  'creativity',
  'loss',
  'pets',
] as const
export type LifeTopic = (typeof lifeTopics)[number]

interface TopicWords {
  /** Each of these is enough by itself. */
  readonly sure: string
  /** Two different ones of these are needed. */
  readonly likely: string
}

/** The words that speak for each topic, folded, of one or two words (joined by '_'). Compiled from general knowledge. */
export const topicWords: Readonly<Record<LifeTopic, TopicWords>> = {
  family: {
    sure: `husband wife spouse mum mom mam mother mama mummy mommy dad father daddy parents parent sister sisters brother brothers sibling siblings son sons
      daughter daughters kids grandma grandpa grandmother grandfather grandparents grandson granddaughter grandchildren aunt
      uncle cousin cousins niece nephew family families in-laws stepmother stepfather toddler my_baby our_baby my_child my_children our_children`,
    likely: 'baby child children relatives reunion household',
  },
  friends: {
    sure: 'friend friends friendship friendships best_friend buddy buddies roommate mates hung_out hanging_out catch_up',
    likely: 'mate group_chat party together neighbour neighbor social gathering',
  },
  love: {
    sure: `boyfriend girlfriend fiance fiancee marriage married wedding romance romantic dating
      in_love crush anniversary breakup divorce first_date date_night kissed soulmate our_relationship my_relationship
      love_him love_her my_love`,
    likely:
      'husband wife spouse partner kiss love loved relationship intimacy cuddle cuddled flirting valentine affection ex',
  },
  work: {
    sure: `job office boss coworker coworkers colleague colleagues client clients manager meeting meetings deadline deadlines
      project projects salary promotion shift shifts overtime career workplace employee employees employer interview
      at_work to_work from_work of_work for_work my_work work_was day_at_work was_work workday my_team commute workload resignation`,
    likely:
      'work working worked customers customer email emails team report presentation business company hired fired tasks task busy staff',
  },
  school: {
    sure: `school college university class classes exam exams homework lecture lectures professor teacher semester thesis
      dissertation campus classroom classmates classmate assignment assignments essay studying studied tutor grades gpa graduation scholarship
      schoolwork midterm finals quiz coursework`,
    likely: 'study student students test paper lesson course degree grade learn learning library tests',
  },
  sleep: {
    sure: `sleep slept sleeping asleep insomnia nap naps napped bedtime nightmare nightmares sleepless sleepy overslept
      awake_at lay_awake fell_asleep good_night's tossed_and`,
    likely:
      'bed awake woke tired pillow dream dreamt dreamed dreams alarm rested exhausted night waking rest',
  },
  health: {
    sure: `health healthy doctor doctors hospital clinic illness sick medication medicine surgery diagnosis therapist therapy
      dentist migraine headache headaches fever flu infection injury injured nurse appointment_with symptoms cancer diabetes
      blood_pressure physio physiotherapy well-being wellbeing vitamins cholesterol toothache knee_pain back_pain asthma`,
    likely:
      'pain ache hurt hurts pills dose test scan tired body weight cold cough stomach nausea appointment diet checkup',
  },
  food: {
    sure: `breakfast lunch dinner supper meal meals recipe recipes cooked cooking baked baking restaurant pizza pasta soup
      salad sandwich cake cookies bread cheese chicken burger snack snacks dessert groceries takeout takeaway delicious
      tasty brunch barbecue bbq sushi tacos curry steak chocolate food foods vegetables feast ate`,
    likely:
      'eat eating eaten coffee tea hungry kitchen rice eggs egg fruit meat fish cook bake drink wine taste ordered starving',
  },
  exercise: {
    sure: `a_walk running fitness mile_run my_bike gym workout workouts exercise exercised exercising jog jogged jogging yoga pilates marathon treadmill weightlifting
      cardio swim swam swimming cycling work_out working_out went_running a_run my_run km squats pushups crossfit
      bike_ride bicycle run_in jogs rowing bouldering my_steps`,
    likely:
      'run ran walk walked walking hike hiked hiking bike worked_out lifted weights miles muscles sore fit training stretch stretched basketball football tennis soccer stretching',
  },
  money: {
    sure: `money rent mortgage debt debts loan loans bills budget savings invoice overdraft paycheck paycheque wages taxes
      finances financial unaffordable afford bank_account credit_card pension`,
    likely: 'bank pay paid bill price expensive cheap cost spend spent bought sale dollars euros pounds',
  },
  home: {
    sure: `apartment landlord housework chores laundry vacuumed decluttering declutter furniture dishes renovation boiler
      cleaned_the clean_the tidied my_flat our_flat my_house our_house my_room the_roof moving_house`,
    likely:
      'house flat kitchen room bathroom bedroom garage cleaned cleaning tidy garden wall neighbour sofa roof window',
  },
  travel: {
    sure: `vacation holiday_in trip flight airport hotel hostel passport luggage suitcase travelled traveled travelling
      traveling travel abroad road_trip sightseeing campsite camping backpacking cruise`,
    likely: 'train plane flew city drive drove beach museum tickets station ferry tourist packed holiday',
  },
  faith: {
    sure: `god church prayer prayers prayed praying pray bible scripture scriptures jesus mosque synagogue temple sermon
      worship gospel christ rosary faith quran torah pastor priest lord spiritual`,
    likely: 'bless blessing blessed soul grace mass spirit hymn thankful believe choir heaven',
  },
  nature: {
    sure: `forest woods river mountain mountains meadow seaside garden gardening birdsong hike hiking trail sunset sunrise
      waterfall allotment wildflowers the_lake the_sea the_beach heron birdwatching leaves_fall`,
    likely:
      'tree trees rain snow sun sky birds bird lake sea beach leaves flowers wind stars moon park weather autumn spring sunny outside hill grass',
  },
  leisure: {
    sure: `movie movies film cinema netflix television tv concert video_game video_games gaming hobby hobbies board_game
      playlist festival theatre theater podcast bowling museum gallery shopping series episode football_game the_game arcade knitting`,
    likely:
      'watched game games played play music book reading read fun relax relaxed relaxing park show party song dance danced tickets mall',
  },
  creativity: {
    sure: `painting painted sketchbook sketched drawing drew poem poems poetry novel guitar piano violin choir songwriting
      pottery ceramics sewing knitting knitted photography crochet my_writing my_story wrote_a composing rehearsal`,
    likely:
      'write writing wrote paint art artist story chapter draft music song sing sang singing camera design draw notebook',
  },
  loss: {
    sure: `funeral grief grieving mourning bereavement passed_away his_death her_death their_death died widow cemetery
      burial memorial wake_for miscarriage the_grave`,
    likely: 'death dead miss missed loss lost goodbye ashes gone anniversary',
  },
  pets: {
    sure: `dog dogs cat cats puppy kitten vet my_rabbit hamster the_leash fur paws kittens puppies guinea_pig parrot the_pets pet pets`,
    likely: 'walkies barked purring rabbit horse leash tail animal animals meowed',
  },
}
