import { Ellipsis } from 'lucide-react'
import { lazy, useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LateMenu } from '#web/ui/late-menu.tsx'
import type { PageChoicesProps } from './page-choices.tsx'

const PageChoices = lazy(() =>
  import('./page-choices.tsx').then(({ PageChoices }) => ({ default: PageChoices })),
)

/** The button of a page's menu. */
export function PageMenu(props: Omit<PageChoicesProps, 'trigger' | 'button' | 'isOpenAtFirst'>) {
  const button = useRef<HTMLButtonElement>(null)
  const trigger = <IconButton ref={button} label="More" icon={<Ellipsis size={20} strokeWidth={1.6} />} />
  return (
    <LateMenu trigger={trigger}>
      {(isOpenAtFirst) => <PageChoices {...props} {...{ trigger, button, isOpenAtFirst }} />}
    </LateMenu>
  )
}
