import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isBegun } from '#domain/guided/answered.ts'
import type { GuidedConversation } from '#domain/guided/guided-conversation.ts'
import { guidedMethod, stepOf } from '#domain/guided/guided-methods.ts'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import type { EntityRow } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { changeGuided, endGuided } from '#worker/guided/guided.calls.ts'
import { GuidedEnd } from './guided-end.tsx'
import { StepFoot } from './step-foot.tsx'
import { StepPane } from './step-pane.tsx'
import { StepsRail } from './steps-rail.tsx'

interface GuidedStepsProps {
  talk: EntityRow<GuidedConversation>
  /** The card beside grave words. */
  care: ReactNode
}

/** One conversation, a step at a time; everything is kept as it is written. */
export function GuidedSteps({ talk, care }: GuidedStepsProps) {
  const vault = useVaultCalls()
  const navigate = useNavigate()
  const method = guidedMethod(talk.method)
  const [stepId, setStepId] = useState(() => stepOf(method, talk.step).id)
  const [isEnded, setEnded] = useState(talk.pageUid !== null)
  const [isEnding, setEnding] = useState(false)
  const at = method.steps.findIndex(({ id }) => id === stepId)
  const step = stepOf(method, stepId)
  const heading = useRef<HTMLHeadingElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const shown = isEnded ? 'end' : step.id
  const seen = useRef(shown)

  useEffect(() => {
    if (seen.current === shown) return
    seen.current = shown
    const field = pane.current?.querySelector('textarea')
    ;(field ?? heading.current)?.focus()
  }, [shown])

  const goTo = async (id: string): Promise<void> => {
    if (!(await keepAllWriting())) return
    setStepId(id)
    setEnded(false)
    vault.run(changeGuided, { uid: talk.id, step: id, change: {} }).catch(sayFailed)
  }
  const end = async (): Promise<void> => {
    setEnding(true)
    try {
      if (!(await keepAllWriting())) return
      await vault.run(endGuided, { uid: talk.id })
      setEnded(true)
    } catch (error) {
      sayFailed(error)
    } finally {
      setEnding(false)
    }
  }
  const next = method.steps[at + 1]
  const before = method.steps[at - 1]
  return (
    <div className="flex h-full min-h-0 flex-col lg:flex-row">
      <StepsRail
        method={method}
        talk={talk}
        current={isEnded ? null : step.id}
        onChoose={(id) => void goTo(id)}
      />
      {isEnded && talk.pageUid !== null ? (
        <GuidedEnd
          heading={heading}
          method={method}
          talk={talk}
          onOpen={() =>
            void navigate({ to: '/journal-pages-demo', search: { entry: talk.pageUid ?? undefined } })
          }
          onChange={() => void goTo(method.steps.at(0)?.id ?? '')}
        />
      ) : (
        <div ref={pane} className="flex min-h-0 min-w-0 flex-1 flex-col">
          <StepPane
            key={step.id}
            heading={heading}
            method={method}
            talk={talk}
            step={step}
            at={at}
            care={care}
          />
          <StepFoot
            next={next}
            onBack={before && (() => void goTo(before.id))}
            onNext={() => void (next ? goTo(next.id) : end())}
            canEnd={isBegun(method, talk)}
            isEnding={isEnding}
          />
        </div>
      )}
    </div>
  )
}
