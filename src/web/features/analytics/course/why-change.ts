/** Why a change of level is told. */
export const whyChange =
  'It is the latest clear change of level of this course, found by halving the days again and again and held against shuffled days: as clear a one comes by chance in fewer than one of a hundred. It counts as the same change for two weeks around its day; a later one, or one the other way, is another.'
