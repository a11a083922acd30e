import { Note, Part } from '../settings-block.tsx'

/** The short, true list of what is not sealed. */
export function ServerReadsSection() {
  return (
    <Part
      title="What the server can read"
      aside={
        <a href="/privacy-policy" className="text-link text-small text-text-2">
          Privacy policy
        </a>
      }
    >
      <Note>
        Your username, email address and name, what you chose at the start, and your look; how many sealed
        records you have, their padded sizes, when each was made and changed; which browsers are signed in.
        Not one word, rating or title.
      </Note>
    </Part>
  )
}
