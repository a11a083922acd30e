import type { ReactElement } from 'react'
import { sleepTimerMinutes } from '#domain/mindfulness/player/sleep-timer.ts'
import { Menu, MenuDivider, MenuItem } from '#web/ui/menu.tsx'
import { sleep } from './resonance-sound.ts'

/** After how many minutes all is to rest. */
export function SleepChoices({
  trigger,
  isOpenAtFirst,
  isRunning,
}: {
  trigger: ReactElement
  isOpenAtFirst: boolean
  isRunning: boolean
}) {
  return (
    <Menu trigger={trigger} label="Sleep timer" width="w-55" align="end" isOpenAtFirst={isOpenAtFirst}>
      {sleepTimerMinutes.map((minutes) => (
        <MenuItem key={minutes} onSelect={() => sleep.begin(minutes)}>
          {`${minutes} minutes`}
        </MenuItem>
      ))}
      {isRunning && (
        <>
          <MenuDivider />
          <MenuItem onSelect={sleep.cancel}>No timer</MenuItem>
        </>
      )}
    </Menu>
  )
}
