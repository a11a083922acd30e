import { leaveCompositionAlone } from '#web/lib/device/composition-keys.ts'
import { startContact } from './contact.ts'
import { showCount } from './count.ts'
import { startFaqSearch } from './faq-search.ts'
import { startHeader } from './header.ts'
import { startHero } from './hero.ts'
import { leadHome } from './lost.ts'
import { startPlayer } from './player.ts'

leaveCompositionAlone(window)
startHeader()
startHero()
showCount()
startFaqSearch()
startContact()
leadHome()
startPlayer()
