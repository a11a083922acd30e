import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import type { PageChoicesProps } from './page-choices.tsx'

const PageChoices = lateComponent(async () => (await import('./page-choices.tsx')).PageChoices, 'asked for')

/** The button of a page's menu. */
export function PageMenu(props: Omit<PageChoicesProps, 'trigger' | 'button' | 'isOpenAtFirst'>) {
  const button = useRef<HTMLButtonElement>(null)
  const trigger = <IconButton ref={button} label="More" icon={<Ellipsis size={20} strokeWidth={1.6} />} />
  return (
    <LazyMenu trigger={trigger}>
      {(isOpenAtFirst) => <PageChoices {...props} {...{ trigger, button, isOpenAtFirst }} />}
    </LazyMenu>
  )
}
