import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { strengthsOf } from '#domain/guided/answered.ts'
import { mostStrengths, type Strength } from '#domain/guided/guided-conversation.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { changeGuided } from '#worker/guided/guided.calls.ts'
import type { StepProps } from './step-props.ts'

/** Two feelings may be called the same while they are typed: each row has a key of its own. */
interface Row extends Strength {
  readonly key: string
}

const asRow = (strength: Strength): Row => ({ ...strength, key: crypto.randomUUID() })

/** How strong something is, from 0 to 10: what the step measures, feelings that the person names, or those named before. */
export function StepRatings({ method, talk, step }: StepProps) {
  const vault = useVaultCalls()
  const [rows, setRows] = useState(() => strengthsOf(method, step, talk).map(asRow))
  const isNamed =
    step.measure !== undefined || (step.again !== undefined && rows.some(({ word }) => word !== ''))
  const before = step.again ? (talk.ratings[step.again] ?? []) : []

  const change = (next: readonly Row[]): void => {
    setRows([...next])
    const strengths = next.filter(({ value }) => value >= 0).map(({ word, value }) => ({ word, value }))
    vault.run(changeGuided, { uid: talk.id, step: step.id, change: { strengths } }).catch(sayFailed)
  }
  const set = (at: number, strength: Partial<Strength>): void =>
    change(rows.map((row, nth) => (nth === at ? { ...row, ...strength } : row)))

  return (
    <div className="grid gap-6">
      {rows.map(({ key, word, value }, at) => (
        <div key={key} className="grid gap-3">
          {!isNamed && (
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  label={at === 0 ? 'A feeling' : 'Another feeling'}
                  value={word}
                  maxLength={60}
                  onChange={(event) => set(at, { word: event.target.value })}
                />
              </div>
              {rows.length > 1 && (
                <IconButton
                  label={`Take out ${word || 'this feeling'}`}
                  icon={<X size={18} strokeWidth={1.6} />}
                  onClick={() => change(rows.filter((_, nth) => nth !== at))}
                />
              )}
            </div>
          )}
          <Slider
            label={labelOf(word)}
            value={value < 0 ? null : value}
            min={0}
            max={10}
            onChange={(next) => set(at, { value: next })}
            onClear={() => set(at, { value: -1 })}
          />
          <p className="type-label flex justify-between gap-4 text-muted">
            <span>0{step.measure && `, ${step.measure.low}`}</span>
            {beforeWords(before.find((one) => one.word === word))}
            <span className="text-right">10{step.measure && `, ${step.measure.high}`}</span>
          </p>
        </div>
      ))}
      {!isNamed && rows.length < mostStrengths && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => setRows([...rows, asRow({ word: '', value: -1 })])}
        >
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          Another feeling
        </Button>
      )}
    </div>
  )
}

const labelOf = (word: string): string =>
  word === '' ? 'How strong' : word.charAt(0).toUpperCase() + word.slice(1)

const beforeWords = (strength: Strength | undefined) => strength && <span>before: {strength.value}</span>
