import type { ReactElement } from 'react'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { correctionsFor, putRight } from './put-right.ts'

export interface PutRightMenuProps {
  receipt: Receipt
  trigger: ReactElement
  isOpenAtFirst: boolean
}

/** What can be put right about a sentence, each with what will happen. */
export function PutRightMenu({ receipt, trigger, isOpenAtFirst }: PutRightMenuProps) {
  const vault = useVaultCalls()
  const dayOf = useDayOf()
  const what = receipt.remembered?.fact?.what
  return (
    <Menu label="Put right" align="end" width="w-80" {...{ trigger, isOpenAtFirst }}>
      {what && (
        <p className="line-clamp-2 px-3 pb-2 pt-1.5 font-serif text-quote [overflow-wrap:anywhere]">{what}</p>
      )}
      {correctionsFor(receipt, dayOf(new Date().toISOString())).map((correction) => (
        <MenuItem key={correction.label} onSelect={() => void putRight(vault, receipt, correction)}>
          <span className="block py-2">
            <span className="block [overflow-wrap:anywhere]">{correction.label}</span>
            <span className="type-label block text-text-2 [overflow-wrap:anywhere]">{correction.tells}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}
