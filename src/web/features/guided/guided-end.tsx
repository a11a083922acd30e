import type { RefObject } from 'react'
import { moved, titleOf } from '#domain/guided/answered.ts'
import type { GuidedConversation } from '#domain/guided/guided-conversation.ts'
import type { GuidedMethod } from '#domain/guided/guided-method.ts'
import { Button } from '#web/ui/button.tsx'

interface GuidedEndProps {
  heading: RefObject<HTMLHeadingElement | null>
  method: GuidedMethod
  talk: GuidedConversation
  onOpen: () => void
  onChange: () => void
}

/** What has become of it: the page, and whether anything moved. */
export function GuidedEnd({ heading, method, talk, onOpen, onChange }: GuidedEndProps) {
  const changes = moved(method, talk)
  const title = titleOf(method, talk)
  return (
    <div className="min-h-0 min-w-0 flex-1 overflow-y-auto px-5.5 pt-7 pb-16 lg:px-12 lg:pt-21">
      <div className="max-w-155 lg:ml-[max(0px,calc((100%-780px)/2))]">
        <p className="text-small text-text-2">{method.title}</p>
        <h1 ref={heading} tabIndex={-1} className="type-screen-title mt-2 outline-none">
          It is a page now.
        </h1>
        {title !== method.title && (
          <p className="mt-3.5 font-serif text-quote leading-body italic [overflow-wrap:anywhere]">{title}</p>
        )}
        {changes.length > 0 && (
          <ul className="mt-7 grid max-w-90 gap-2 border-t border-line pt-4">
            {changes.map(({ word, before, after }) => (
              <li key={word} className="flex items-baseline justify-between gap-6">
                <span>{word}</span>
                <span className="figures text-text-2">
                  {before === after ? `still ${after}` : `${before} before, ${after} now`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={onOpen}>Open the page</Button>
          <Button variant="outline" onClick={onChange}>
            Change an answer
          </Button>
        </div>
      </div>
    </div>
  )
}
