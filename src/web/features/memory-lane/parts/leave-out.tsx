import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { PageRow, Quote } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { plainDay } from '../memory-words.ts'

interface Whose {
  readonly id: string
  readonly name: string
}

/** What can be put right about a sentence: that it means somebody else, and that nothing is to be remembered of its page or talk. */
export function QuoteMenu({ quote, whose }: { quote: Quote; whose?: Whose | undefined }) {
  const { say } = useMemory()
  const [isOpen, setOpen] = useState(false)
  const { surface, uid, words, talk } = quote
  const done = (said: Parameters<typeof say>[0], told: string) => {
    setOpen(false)
    void say(said, told)
  }
  return (
    <>
      <More label={`Put right the sentence of ${plainDay(quote.day)}`} onPress={() => setOpen(true)} />
      {isOpen && (
        <Modal title="What is wrong here?" onClose={() => setOpen(false)}>
          <p className="mb-5 font-serif text-quote italic">“{words}”</p>
          <div className="flex flex-col items-start gap-2">
            {whose && surface && (
              <Button
                variant="outline"
                onClick={() =>
                  done(
                    {
                      ...{ type: 'not-here', surface, entryId: uid },
                      ...{ name: whose.name.slice(0, 500), quote: words.slice(0, 500) },
                    },
                    `Not ${whose.name} here`,
                  )
                }
              >
                This is not {whose.name}
              </Button>
            )}
            {talk ? (
              <Button
                variant="outline"
                onClick={() => done({ type: 'never-talk', talk: talk.uid }, 'That talk is left out')}
              >
                Never remember this talk
              </Button>
            ) : (
              <Button
                variant="outline"
                onClick={() => done({ type: 'never-page', entryId: uid }, 'That page is left out')}
              >
                Never remember this page
              </Button>
            )}
          </div>
        </Modal>
      )}
    </>
  )
}

/** What can be left out of memory where a page is seen: the page, or what it is about. */
export function PageMenu({ page }: { page: PageRow }) {
  const { say } = useMemory()
  const [isOpen, setOpen] = useState(false)
  const done = (said: Parameters<typeof say>[0], told: string) => {
    setOpen(false)
    void say(said, told)
  }
  return (
    <>
      <More label={`Leave out of memory, ${plainDay(page.day)}`} onPress={() => setOpen(true)} />
      {isOpen && (
        <Modal title="Never remember" onClose={() => setOpen(false)}>
          <p className="mb-5 text-ui text-text-2">
            Your words stay as they are. Only memory leaves them alone, on all your devices. You can undo it
            under “Put right”.
          </p>
          <div className="flex flex-col items-start gap-2">
            <Button
              variant="outline"
              onClick={() => done({ type: 'never-page', entryId: page.uid }, 'That page is left out')}
            >
              This page
            </Button>
            {page.topics.map((topic) => (
              <Button
                key={topic}
                variant="outline"
                onClick={() => done({ type: 'never-topic', topic }, `Nothing about ${topic} is remembered`)}
              >
                Anything about {topic}
              </Button>
            ))}
          </div>
        </Modal>
      )}
    </>
  )
}

const More = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <IconButton
    label={label}
    icon={<MoreHorizontal size={16} strokeWidth={1.6} aria-hidden="true" />}
    onClick={onPress}
    className="-my-2.5 text-muted"
  />
)
