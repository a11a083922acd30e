import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useFactorQuestion } from '#web/lib/account/factor-questions.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { dismissToast, useToasts } from '#web/lib/toasts.ts'
import { LazyMiniPlayer } from './lazy-mini-player.tsx'
import { useLogoTint } from './use-logo-tint.ts'

const FactorDialog = lateComponent(
  async () => (await import('#web/features/second-factor/factor-dialog.tsx')).FactorDialog,
  'asked for',
)
const ToastArea = lateComponent(async () => (await import('#web/ui/toast.tsx')).ToastArea, 'unseen')

/** Reads the title of a page aloud once it has been reached. */
function RouteAnnouncer() {
  const router = useRouter()
  const [words, setWords] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) setWords(document.title)
      }),
    [router],
  )
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {words}
    </p>
  )
}

/** Whatever the worker needs a second factor for, it is asked for here. */
function FactorQuestions() {
  const question = useFactorQuestion()
  const asked = useRef(0)
  const known = useRef(question)
  if (question !== known.current) {
    known.current = question
    asked.current++
  }
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <FactorDialog key={asked.current} question={question} />
    </Suspense>
  )
}

/** What is around every page. */
export function RootScreen() {
  useLogoTint()
  const toasts = useToasts()
  const [hasToasts, setHasToasts] = useState(false)
  if (toasts.length > 0 && !hasToasts) setHasToasts(true)
  return (
    <>
      <a
        href="#content"
        className="fixed left-3 top-3 z-60 -translate-y-20 rounded-control bg-text px-4 py-2.5 text-surface-0 focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <RouteAnnouncer />
      <LazyMiniPlayer />
      <FactorQuestions />
      {hasToasts && (
        <Suspense fallback={null}>
          <ToastArea items={toasts} onDismiss={dismissToast} />
        </Suspense>
      )}
    </>
  )
}
