import { Link } from '@tanstack/react-router'

/** Stands where an address leads to a conversation that is not there. */
export function GuidedGone() {
  return (
    <div className="mx-auto max-w-155 px-5.5 pt-24">
      <h1 className="type-screen-title">This conversation is not here.</h1>
      <p className="mt-4 text-text-2">
        It was deleted, or it has not reached this device yet.{' '}
        <Link to="/guided" className="text-link hit-44">
          All guided conversations
        </Link>
      </p>
    </div>
  )
}
