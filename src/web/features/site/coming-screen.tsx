import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'
import type { ComingPage, Sketch } from './coming-pages.ts'

function SmallDrop({ x, y }: { x: number; y: number }) {
  return <path d={dropPath} fill="var(--ink)" stroke="none" transform={`translate(${x - 12} ${y - 15})`} />
}

const sketches: Record<Sketch, ReactNode> = {
  path: (
    <>
      <path d="M8 104c46 0 34-44 78-44s30 40 76 40 40-62 70-62" />
      <path d="M8 118h232" opacity=".45" />
      <SmallDrop x={86} y={52} />
      <circle cx="162" cy="100" r="4" />
      <circle cx="232" cy="38" r="4" />
    </>
  ),
  lines: (
    <>
      <path d="M8 84c24-30 44-30 64-12s40 10 58-14" />
      <path d="M8 104c30 0 44-20 70-14s42 14 60 6" strokeDasharray="6 5" />
      <path d="M186 58c18 6 30 2 54-16" />
      <path d="M8 122h232" opacity=".45" />
      <SmallDrop x={130} y={46} />
    </>
  ),
  levels: (
    <>
      <path d="M8 46h150M8 82h96M8 118h182" />
      <path d="M158 46h82M104 82h136M190 118h50" opacity=".4" strokeDasharray="2 5" />
      <SmallDrop x={104} y={76} />
    </>
  ),
  curve: (
    <>
      <path d="M8 110c40 0 54-56 92-56s26 26 50 26 34-42 90-46" />
      <path d="M8 122h232" opacity=".45" />
      <path d="M100 54v-8M150 80v-8" />
      <SmallDrop x={196} y={34} />
    </>
  ),
  days: (
    <>
      <path d="M8 34h232M8 76h232M8 118h232" opacity=".6" />
      <path d="M66 34v84M124 34v84M182 34v84" opacity=".6" />
      <SmallDrop x={95} y={98} />
    </>
  ),
  rings: (
    <>
      <circle cx="124" cy="76" r="24" />
      <circle cx="124" cy="76" r="40" opacity=".6" />
      <circle cx="124" cy="76" r="56" opacity=".35" />
      <SmallDrop x={124} y={77} />
    </>
  ),
  page: (
    <>
      <path d="M60 24h128v100H60z" />
      <path d="M80 54h88M80 74h70M80 94h44" opacity=".6" />
      <SmallDrop x={146} y={98} />
    </>
  ),
}

/** An address that is there before its page is: it says so, and what will come. */
export function ComingScreen({
  page,
  back,
}: {
  page: ComingPage
  back: { to: '/' | '/dashboard'; label: string }
}) {
  usePageMeta(page.title, page.sentence)
  return (
    <div className="mx-auto flex min-h-[72dvh] w-full max-w-[560px] flex-1 flex-col items-start justify-center py-12">
      <svg
        viewBox="0 0 248 140"
        width="248"
        height="140"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="-ml-2 mb-8"
      >
        {sketches[page.sketch]}
      </svg>
      <h1 className="type-screen-title">{page.title}</h1>
      <p className="mt-4 text-pretty font-serif text-[19px] leading-[1.5] text-text-2">{page.sentence}</p>
      <p className="type-interface mt-3 text-muted">This page is still being built.</p>
      {back.to === '/' ? (
        <a href={back.to} className={buttonLook('outline', 'standard', 'mt-8')}>
          {back.label}
        </a>
      ) : (
        <Link to={back.to} className={buttonLook('outline', 'standard', 'mt-8')}>
          {back.label}
        </Link>
      )}
    </div>
  )
}
