import { useReducedMotion } from '#web/lib/device/reduced-motion.ts'
import { Contours } from '#web/ui/contours.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'

const particles = 50
const particlesAtRest = 15

/** The left half on large screens: the drop as a map of heights. */
export function AuthPanel() {
  const isStill = useReducedMotion()
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col justify-end overflow-hidden border-r border-line bg-surface-1 px-14 pb-12 lg:flex">
      <div className="absolute inset-x-0 top-[4%] flex h-[62%] justify-center pl-[24%] text-ink">
        <div className="relative h-full">
          <Contours
            className="h-full w-auto max-w-none"
            riders={isStill ? particlesAtRest : particles}
            isStill={isStill}
          />
          <span className="absolute left-1/2 top-[56.5%] h-[10.6%] -translate-x-1/2 -translate-y-[57.5%]">
            <Mark size={58} className="h-full w-auto" />
          </span>
        </div>
      </div>
      <p className="type-question max-w-[11em] xl:text-[56px]">Nobody is reading over your shoulder.</p>
      <p className="type-interface mt-6 text-text-2">
        Not us, not an advertiser, not whoever finds the phone.
      </p>
    </aside>
  )
}
