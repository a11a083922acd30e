import { showCount } from './count.ts'
import { startHeader } from './header.ts'
import { startHero } from './hero.ts'
import { leadHome } from './lost.ts'

startHeader()
startHero()
showCount()
leadHome()
