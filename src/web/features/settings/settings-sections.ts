/** The sections of the settings, in order; the frame shows those that are here. */
export const settingsSections = [
  { name: 'profile', title: 'Profile' },
  { name: 'appearance', title: 'Appearance' },
  { name: 'companion', title: 'Companion' },
  { name: 'voice', title: 'Voice' },
  { name: 'mindfulness', title: 'Mindfulness' },
  { name: 'calendar', title: 'Calendar' },
  { name: 'care', title: 'Care' },
  { name: 'security', title: 'Security' },
  { name: 'vault', title: 'Privacy and vault' },
  { name: 'day', title: 'My day' },
  { name: 'data', title: 'Data' },
  { name: 'billing', title: 'Billing' },
  { name: 'developer', title: 'Developer' },
] as const

export type SectionName = (typeof settingsSections)[number]['name']

/** The section that an address names; undefined for none that is here. */
export const sectionNamed = (name: unknown): SectionName | undefined =>
  settingsSections.find((section) => section.name === name)?.name

export const sectionTitle = (name: SectionName): string =>
  settingsSections.find((section) => section.name === name)?.title ?? ''
