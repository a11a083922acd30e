import { Link } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'

/** A bundle as it will be drawn: a field parted by weight, none of it measured yet. */
function Parts() {
  return (
    <svg
      viewBox="0 0 320 200"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className="w-full max-w-80"
    >
      <path d="M1 9a8 8 0 0 1 8-8h302a8 8 0 0 1 8 8v182a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8Z" />
      <path d="M136 1v198M136 112h183M232 112v87" />
      <path d="M232 156h87M136 60h104M240 1v111" opacity=".5" strokeDasharray="2 5" />
      <path d={dropPath} fill="var(--ink)" stroke="none" transform="translate(54 84) scale(1.25)" />
    </svg>
  )
}

/** Held for an analysis that is not made yet. */
export function BundleAnalysisScreen() {
  return (
    <div className="mx-auto flex w-full max-w-140 flex-col items-start px-5.5 py-16 md:px-0 md:py-24">
      <Parts />
      <h1 className="type-screen-title mt-10">Bundle analysis</h1>
      <p className="mt-4 text-pretty font-serif text-lead leading-body text-text-2">
        Bundle analysis will be shown here.
      </p>
      <p className="type-interface mt-3 text-muted">
        What each part weighs and how long it loads is measured already.
      </p>
      <Link to="/bundle-test" className={buttonClass('outline', 'standard', 'mt-8')}>
        See the bundle test
      </Link>
    </div>
  )
}
