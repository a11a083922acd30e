import { Check, ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { Tooltip } from '#web/ui/tooltip.tsx'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true } as const
/** So long the sign says that the words were copied, ms. */
const copiedMs = 1_600

/** What can be done with a message: quiet until the pointer or the focus is on it; always there where nothing can hover. */
export function QuietIcons({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center opacity-0 transition-opacity duration-(--quick) group-focus-within/said:opacity-100 group-hover/said:opacity-100 pointer-coarse:opacity-100">
      {children}
    </span>
  )
}

interface IconActionProps {
  label: string
  icon: ReactNode
  onPress: () => void
  isOff?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconAction({ label, icon, onPress, isOff = false, ref }: IconActionProps) {
  return (
    <Tooltip words={label} side="bottom">
      <button
        type="button"
        ref={ref}
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={() => isOff || onPress()}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-inner text-muted hover:text-text aria-disabled:opacity-40 aria-disabled:hover:text-muted pointer-coarse:size-11"
      >
        {icon}
      </button>
    </Tooltip>
  )
}

export function CopyButton({ words }: { words: string }) {
  const [step, setStep] = useState<'rest' | 'copied' | 'failed'>('rest')
  useEffect(() => {
    if (step === 'rest') return
    const timer = setTimeout(() => setStep('rest'), copiedMs)
    return () => clearTimeout(timer)
  }, [step])
  const copy = (): void => {
    navigator.clipboard.writeText(words).then(
      () => setStep('copied'),
      () => setStep('failed'),
    )
  }
  return (
    <>
      <IconAction
        label="Copy"
        icon={step === 'copied' ? <Check {...sign} /> : <Copy {...sign} />}
        onPress={copy}
      />
      <span role="status" className={step === 'failed' ? 'type-label text-muted' : 'sr-only'}>
        {step === 'copied' && 'Copied'}
        {step === 'failed' && 'This browser did not let me copy'}
      </span>
    </>
  )
}

/** Which of the versions of a message is shown, and the way to the others; nothing where there is only one. */
export function VersionSteps({
  id,
  versions,
  isBusy,
  onShow,
}: {
  /** The one that is shown. */
  id: string
  versions: readonly string[]
  isBusy: boolean
  onShow: (id: string) => void
}) {
  if (versions.length < 2) return null
  const at = versions.indexOf(id)
  const [before, after] = [versions[at - 1], versions[at + 1]]
  return (
    <span className="type-label -mx-1.5 inline-flex items-center text-muted tabular-nums">
      <IconAction
        label="The version before"
        icon={<ChevronLeft {...sign} />}
        isOff={isBusy || before === undefined}
        onPress={() => before && onShow(before)}
      />
      <span aria-live="polite">{`${at + 1} of ${versions.length}`}</span>
      <IconAction
        label="The version after"
        icon={<ChevronRight {...sign} />}
        isOff={isBusy || after === undefined}
        onPress={() => after && onShow(after)}
      />
    </span>
  )
}
