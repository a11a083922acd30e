import { Eraser, Pencil, Split } from 'lucide-react'
import { useState } from 'react'
import type { NameKind } from '#domain/journal/reading/context.ts'
import { fold } from '#domain/text/fold.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Modal } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { NodePage, NodeRow } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count, nameOf } from '../memory-words.ts'

const kinds: readonly (readonly [NameKind, string])[] = [
  ['person', 'a person'],
  ['place', 'a place'],
  ['concept', 'a thing'],
  ['event', 'an event'],
]
type Open = 'edit' | 'same' | 'forget' | null

/** What can be put right about a node, each in one or two presses. */
export function NodeActions({ node }: { node: NodePage }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <Button variant="quiet" size="small" onClick={() => setOpen('edit')}>
        <Pencil size={16} aria-hidden="true" />
        Edit
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen('same')}>
        <Split size={16} aria-hidden="true" />
        Same as
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen('forget')}>
        <Eraser size={16} aria-hidden="true" />
        Forget everywhere
      </Button>
      {open === 'edit' && <EditModal node={node} onClose={close} />}
      {open === 'same' && <SameModal node={node} onClose={close} />}
      {open === 'forget' && <ForgetModal node={node} onClose={close} />}
    </div>
  )
}

interface Parts {
  readonly node: NodePage
  readonly onClose: () => void
}

function EditModal({ node, onClose }: Parts) {
  const { say, go } = useMemory()
  const [name, setName] = useState(node.name)
  const [fault, setFault] = useState<string>()
  const isOther = name.trim() !== node.name
  return (
    <Modal title={node.name} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return setFault('Name is required')
          if (isOther)
            void say(
              { type: 'rename', surface: node.id, name: name.trim() },
              `Called ${name.trim()} from now on`,
            )
          onClose()
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={120}
          error={fault}
          onChange={(event) => {
            setName(event.target.value)
            setFault(undefined)
          }}
        />
        <Button type="submit" className="mt-4">
          Keep this name
        </Button>
      </form>
      <p className="mt-7 text-small font-strong">It is</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {kinds.map(([kind, words]) => (
          <Button
            key={kind}
            variant="outline"
            size="small"
            aria-pressed={kind === node.type}
            className={classNames(kind === node.type && 'bg-surface-3')}
            onClick={() => {
              if (kind !== node.type)
                void say({ type: 'kind', surface: node.id, kind }, `${node.name} is ${words}`)
              onClose()
            }}
          >
            {words}
          </Button>
        ))}
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            go({ view: 'people' })
            void say({ type: 'no-name', surface: node.id, name: node.name }, `“${node.name}” is not a name`)
          }}
        >
          no name at all
        </Button>
      </div>
      {node.type === 'person' && <RoleForm node={node} onClose={onClose} />}
      {node.surfaces.length > 1 && <SplitRows node={node} onClose={onClose} />}
    </Modal>
  )
}

/** What somebody is to the writer. */
function RoleForm({ node, onClose }: Parts) {
  const { say } = useMemory()
  const [role, setRole] = useState(node.role ?? '')
  const said = role
    .trim()
    .toLowerCase()
    .replace(/^(?:my|your) /, '')
  return (
    <form
      className="mt-7"
      onSubmit={(event) => {
        event.preventDefault()
        if (said !== (node.role ?? ''))
          void say(
            { type: 'role', surface: node.id, role: said },
            said === '' ? `${node.name} is no relation of yours` : `${node.name} is your ${said}`,
          )
        onClose()
      }}
    >
      <TextField
        label="What they are to you"
        note="Such as sister, neighbour or boss. Empty: no relation."
        value={role}
        maxLength={60}
        onChange={(event) => setRole(event.target.value)}
      />
      <Button type="submit" variant="outline" size="small" className="mt-3">
        Keep
      </Button>
    </form>
  )
}

/** Ways of writing that were taken for the same: each can be taken out. */
function SplitRows({ node, onClose }: Parts) {
  const { say } = useMemory()
  return (
    <>
      <p className="mt-7 text-small font-strong">Somebody else is meant by</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {node.surfaces
          .filter((surface) => surface !== node.id)
          .map((surface) => (
            <Button
              key={surface}
              variant="outline"
              size="small"
              onClick={() => {
                void say({ type: 'same', surface: node.id, other: surface, isSame: false }, 'Taken apart')
                onClose()
              }}
            >
              {nameOf(surface)}
            </Button>
          ))}
      </div>
    </>
  )
}

/** Finds whom somebody is one with. */
export function SameModal({ node, onClose }: { node: NodeRow; onClose: () => void }) {
  const { overview, say } = useMemory()
  const [sought, setSought] = useState('')
  const others = overview.nodes
    .filter(
      ({ id, type, name }) =>
        id !== node.id && type === node.type && fold(name).includes(fold(sought.trim())),
    )
    .slice(0, 8)
  return (
    <Modal title={`${node.name} is the same as`} onClose={onClose}>
      <input
        autoComplete="off"
        type="search"
        aria-label="Find a name"
        placeholder="Find a name"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        className="block min-h-11 w-full rounded-control border border-line-strong bg-surface-1 px-3.5 text-ui"
      />
      <ul className="mt-3">
        {others.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => {
                void say(
                  { type: 'same', surface: node.id, other: other.id, isSame: true },
                  `${node.name} and ${other.name} are one`,
                )
                onClose()
              }}
              className="flex min-h-11 w-full items-center justify-between rounded-inner px-2 text-left font-serif text-read hover:bg-surface-2"
            >
              {other.name}
              <span className="figures font-sans text-label text-muted">{other.pages}</span>
            </button>
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="mt-2 text-small text-muted">Nobody else is called so.</p>}
    </Modal>
  )
}

const goneWords = ({ facts, quotes }: NodePage, stories: number): string =>
  [count(facts.length, 'fact'), count(quotes.length, 'sentence'), count(stories, 'story', 'stories')].join(
    ', ',
  )

function ForgetModal({ node, onClose }: Parts) {
  const { say, go, overview } = useMemory()
  const stories = overview.stories.filter(({ key }) => key === `node ${node.id}`).length
  return (
    <Modal title={`Forget ${node.name}?`} onClose={onClose}>
      <p className="text-ui text-text-2">
        What was learnt of {node.name} goes, on all your devices: {goneWords(node, stories)}. Nothing is
        learnt again, and the companion brings none of it up. Your {count(node.pages, 'page')} stay as you
        wrote them. You can undo it under “Put right”.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="danger"
          onClick={() => {
            go({ view: 'people' })
            void say(
              { type: 'forget', surface: node.id, name: node.name, ...node.forgetting },
              `${node.name} is forgotten`,
            )
          }}
        >
          Forget everywhere
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep
        </Button>
      </div>
    </Modal>
  )
}
