import { Ellipsis } from 'lucide-react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import type { CompanionChoicesProps } from './companion-choices.tsx'

const CompanionChoices = lateComponent(
  async () => (await import('./companion-choices.tsx')).CompanionChoices,
  'asked for',
)

/** The button of the companion's menu. */
export function CompanionMenu(props: Pick<CompanionChoicesProps, 'settings' | 'provider' | 'talk'>) {
  const trigger = (
    <IconButton label="How the companion works" icon={<Ellipsis size={20} strokeWidth={1.6} />} />
  )
  return (
    <LazyMenu trigger={trigger}>
      {(isOpenAtFirst) => <CompanionChoices {...props} {...{ trigger, isOpenAtFirst }} />}
    </LazyMenu>
  )
}
