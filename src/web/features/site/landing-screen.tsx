import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Mark } from '#web/ui/drop-mark.tsx'

const sealed = [
  '00fb86738b42c835484f3e32248c1e89af9ed025601c567fbb5522e53a50',
  'ae18aefd9ff8d085b8cf8d6ab84300fda099bf4fac9d2f89263ddbaf9bf7',
  '3878247720201ef0267b55cbc8c6948c14ddc65e457d6f86584e9fd76be8',
]
const falling = ['2 d f a 6   c 9 f 6   3 a 2   1 8 2 7 8', '5 4 f c 2   a   5 b 4 2', '0 f   6 3 b 2']

function Stage({
  title,
  aside,
  bead,
  isBand = false,
  thread = 'inset-y-0',
  children,
}: {
  title: string
  aside: string
  bead: ReactNode
  isBand?: boolean
  /** Where the line begins and ends. */
  thread?: string
  children: ReactNode
}) {
  return (
    <li className={isBand ? 'border-y border-line bg-surface-1' : undefined}>
      <div className="mx-auto grid max-w-[1440px] grid-cols-[24px_1fr] gap-x-4 px-[22px] md:grid-cols-[220px_44px_1fr] md:px-14">
        <p className="type-secondary col-start-2 row-start-1 pt-7 text-muted md:col-start-1">
          <strong className="font-semibold text-text md:block">{title}</strong> {aside}
        </p>
        <div className="relative col-start-1 row-span-2 row-start-1 flex justify-center md:col-start-2 md:row-span-1">
          <span
            className={classNames(
              'absolute w-[1.5px] bg-[color-mix(in_oklab,transparent,var(--ink)_55%)]',
              thread,
            )}
          />
          <span className="relative mt-7 flex h-6 items-center text-ink">{bead}</span>
        </div>
        <div className="col-start-2 row-start-2 min-w-0 pb-7 pt-2 md:col-start-3 md:row-start-1 md:pt-6">
          {children}
        </div>
      </div>
    </li>
  )
}

function Fall() {
  return (
    <ol className="mt-20 md:mt-24" aria-label="What happens to a line that you write">
      <Stage
        title="You write"
        thread="bottom-0 top-10"
        aside="on your device"
        bead={<span className="size-2.5 rounded-full border-[1.5px] border-ink bg-surface-0" />}
      >
        <p className="type-sentence">I told Anna the truth about the job.</p>
        <div
          aria-hidden="true"
          className="[mask-image:linear-gradient(to_bottom,rgb(0_0_0/0.2),black)] mt-4 hidden font-mono text-[15px] leading-[1.75] text-ink md:block"
        >
          {falling.map((line) => (
            <p key={line} className="whitespace-pre">
              {line}
            </p>
          ))}
        </div>
      </Stage>
      <Stage
        isBand
        title="It is sealed"
        aside="before it leaves"
        bead={
          <span className="bg-surface-1 py-1">
            <Mark size={24} />
          </span>
        }
      >
        <p className="font-mono text-[13px] leading-[1.9] text-muted [overflow-wrap:anywhere] md:text-[16px]">
          <span className="text-ink">{sealed[0]?.slice(0, 16)}</span>
          {sealed[0]?.slice(16)}
          <br />
          {sealed[1]}
          <br />
          {sealed[2]}
        </p>
      </Stage>
      <Stage
        title="You find it again"
        thread="top-0 h-10"
        aside="a year later"
        bead={<span className="size-2.5 rounded-full bg-ink" />}
      >
        <p className="type-interface mb-3 inline-flex min-h-11 w-full max-w-[440px] items-center gap-3 rounded-control bg-surface-2 px-4">
          <Search size={17} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
          <span className="font-serif text-[17px]">the truth</span>
        </p>
        <p className="font-serif text-[19px] leading-[1.4] md:text-[22px]">
          “I told Anna{' '}
          <mark className="bg-transparent text-text underline decoration-ink decoration-[1.5px] underline-offset-4">
            the truth
          </mark>{' '}
          about the job.”
        </p>
      </Stage>
    </ol>
  )
}

/** The first page a visitor sees. */
export function LandingScreen() {
  usePageMeta(null)
  return (
    <>
      <section className="mx-auto max-w-[1440px] px-[22px] pt-10 md:px-14 md:pt-20">
        <h1 className="type-hero max-w-[12em]">
          A journal only you can read, and a companion that <em className="text-ink">has.</em>
        </h1>
        <p className="mt-8 max-w-[25em] text-pretty font-serif text-[19px] leading-[1.55] text-text-2 md:text-[21px]">
          Your words are sealed on your device, searched and understood on your device, and kept anywhere else
          only as noise.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Link
            to="/auth"
            search={{ mode: 'register' }}
            className={buttonLook('primary', 'large', 'max-sm:w-full')}
          >
            Try the Demo
          </Link>
          <Link
            to="/auth"
            search={{ mode: 'login' }}
            className={buttonLook('quiet', 'large', 'max-sm:w-full')}
          >
            Sign In
          </Link>
        </div>
      </section>
      <Fall />
    </>
  )
}
