import { Button } from '#web/ui/button.tsx'

/** The companion reads: a dot and two rings of ink, and the way to stop it. */
export function Thinking({ isSpeaking, onStop }: { isSpeaking: boolean; onStop: () => void }) {
  return (
    <div className="flex min-h-11 items-center gap-3">
      {!isSpeaking && (
        <>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className="text-ink">
            <circle cx="12" cy="12" r="3.4" fill="currentColor" />
            <circle
              className="animate-[breathe_1.6s_ease-in-out_-1.2s_infinite] opacity-65"
              cx="12"
              cy="12"
              r="7"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <circle
              className="animate-[breathe_1.6s_ease-in-out_-0.8s_infinite] opacity-30"
              cx="12"
              cy="12"
              r="11"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          </svg>
          <span className="type-secondary text-muted">Reading that again</span>
        </>
      )}
      <Button variant="quiet" size="small" onClick={onStop} className="-mr-3 ml-auto">
        Stop
      </Button>
    </div>
  )
}
