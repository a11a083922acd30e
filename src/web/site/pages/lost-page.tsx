import { productName } from '../../lib/product.ts'
import { dropAround } from '../../ui/contours.tsx'
import { Mark } from '../../ui/drop-mark.tsx'

const rings = 17
const outlines = Array.from({ length: rings }, (_, ring) => dropAround(4.2 + ring * 1.85))
const size = (4.2 + rings * 1.85) * 24

function DottedContours() {
  return (
    <svg
      className="lost-map"
      viewBox={`${-size * 0.36} ${-size * 0.52} ${size * 0.72} ${size * 0.92}`}
      aria-hidden="true"
    >
      <path d={dropAround(2.4)} strokeWidth="3" />
      {outlines.map((outline, ring) => (
        <path
          key={outline}
          d={outline}
          strokeDasharray={`1.4 ${4.5 + ring * 0.7}`}
          opacity={Math.max(0.09, (1 - ring / rings) ** 1.25)}
        />
      ))}
    </svg>
  )
}

/** Nothing is at this address; after three seconds the page's script leads home. */
export function LostPage({ isSignedIn }: { isSignedIn: boolean }) {
  const home = isSignedIn ? '/dashboard' : '/'
  return (
    <div className="lost">
      <a href={home} className="wordmark" aria-label={productName}>
        <Mark size={32} />
        <span>{productName}</span>
      </a>
      <DottedContours />
      <div className="lost-words">
        <h1>404 - Page Not Found</h1>
        <p className="lead">The page you're looking for doesn't exist or has been moved.</p>
        <p className="actions">
          <a href={home} className="button button-large" data-home>
            {isSignedIn ? 'Go to Dashboard' : 'Go to Home Page'}
          </a>
          <span className="lost-count" data-countdown hidden>
            taking you there in <span>3</span> s
          </span>
        </p>
      </div>
      <p className="lost-foot">Your pages are where you left them.</p>
    </div>
  )
}
