import {
  Calendar,
  ChartLine,
  Feather,
  Gift,
  Headphones,
  HeartHandshake,
  House,
  type LucideIcon,
  Route,
  Settings,
  Sprout,
  Target,
  Wrench,
} from 'lucide-react'

/** The line drawings of pages. Sidebar and palette bring them; the first screen needs none. */
export const pageIcons = {
  calendar: Calendar,
  chartLine: ChartLine,
  feather: Feather,
  gift: Gift,
  headphones: Headphones,
  heartHandshake: HeartHandshake,
  house: House,
  route: Route,
  settings: Settings,
  sprout: Sprout,
  target: Target,
  wrench: Wrench,
} as const satisfies Record<string, LucideIcon>

export type PageIcon = keyof typeof pageIcons
