import { Ellipsis } from 'lucide-react'
import { lazy } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LateMenu } from '#web/ui/late-menu.tsx'
import type { CompanionChoicesProps } from './companion-choices.tsx'

const CompanionChoices = lazy(() =>
  import('./companion-choices.tsx').then(({ CompanionChoices }) => ({ default: CompanionChoices })),
)

/** The button of the companion's menu. */
export function CompanionMenu(props: Pick<CompanionChoicesProps, 'settings' | 'provider'>) {
  const trigger = (
    <IconButton label="How the companion works" icon={<Ellipsis size={20} strokeWidth={1.6} />} />
  )
  return (
    <LateMenu trigger={trigger}>
      {(isOpenAtFirst) => <CompanionChoices {...props} {...{ trigger, isOpenAtFirst }} />}
    </LateMenu>
  )
}
