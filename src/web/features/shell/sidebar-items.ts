import {
  Calendar,
  ChartLine,
  Feather,
  House,
  type LucideIcon,
  Route,
  Settings,
  Sprout,
  Target,
} from 'lucide-react'

export interface SidebarItem {
  readonly to: string
  readonly label: string
  readonly about: string
  readonly Icon: LucideIcon
}

export const mainItems = [
  { to: '/dashboard', label: 'Dashboard', about: 'Personal overview and summary', Icon: House },
  {
    to: '/journal-pages-demo',
    label: 'Journal',
    about: 'Direct journaling experience with templates',
    Icon: Feather,
  },
  { to: '/memory-lane', label: 'Memory Lane', about: 'Earlier days, people and places', Icon: Route },
  { to: '/analytics', label: 'Analytics', about: 'What your own pages show', Icon: ChartLine },
  { to: '/goals', label: 'Goals', about: 'Set and track personal goals and progress', Icon: Target },
  { to: '/habits', label: 'Habits', about: 'Build consistent daily routines', Icon: Sprout },
  { to: '/calendar', label: 'Calendar', about: 'Pages, plans and reminders by day', Icon: Calendar },
] as const satisfies readonly SidebarItem[]

export const preferenceItems = [
  { to: '/settings', label: 'Settings', about: 'How it looks, listens and keeps', Icon: Settings },
] as const satisfies readonly SidebarItem[]

export type SidebarAddress = (typeof mainItems | typeof preferenceItems)[number]['to']
