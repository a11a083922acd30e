import type { FormEvent } from 'react'
import { longestCaption } from '#domain/journal/entry-photo.ts'
import { PhotoPicture } from '#web/lib/photos/photo-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useDraft } from './use-draft.ts'
import type { GoalPictureMoves } from './use-goal-picture.ts'

interface GoalPictureProps {
  goal: { readonly id: string; readonly title: string }
  moves: GoalPictureMoves
  /** Asks for another file. */
  onReplace: () => void
}

const blank = { caption: '' }

/** The picture of a goal, with the words that say what it shows. */
export function GoalPicture({ goal, moves, onReplace }: GoalPictureProps) {
  const { picture, isSealing, describe, remove } = moves
  const { draft, ref, open, change, close } = useDraft(`goal-picture ${goal.id}`, blank)
  if (!picture) return null
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (draft && (await describe(picture, draft.caption.trim()))) close()
  }
  return (
    <figure className="mt-6">
      <PhotoPicture
        of={picture}
        alt={picture.caption || `A picture for “${goal.title}”`}
        width={picture.width}
        height={picture.height}
        className="max-h-64 w-auto max-w-full rounded-card object-cover"
      />
      {draft ? (
        <form
          ref={ref}
          noValidate
          onSubmit={(event) => void keep(event)}
          className="mt-3 grid max-w-prose gap-3"
        >
          <TextField
            label="What does the picture show?"
            note="Read aloud to people who cannot see it."
            value={draft.caption}
            maxLength={longestCaption}
            onChange={(event) => change({ caption: event.target.value })}
          />
          <div className="flex gap-2">
            <Button variant="outline" size="small" type="submit">
              Save
            </Button>
            <Button variant="quiet" size="small" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <figcaption className="type-label mt-1 flex flex-wrap items-center gap-x-1 text-muted">
          {picture.caption && <span className="mr-3 italic">{picture.caption}</span>}
          <span className="-ml-3 flex flex-wrap">
            <Button
              variant="quiet"
              size="small"
              onClick={() => open(picture.caption ? { caption: picture.caption } : {})}
            >
              {picture.caption ? 'Edit the description' : 'Describe it'}
            </Button>
            <Button variant="quiet" size="small" isPending={isSealing} onClick={onReplace}>
              Replace
            </Button>
            <Button variant="quiet" size="small" onClick={() => void remove()}>
              Remove
            </Button>
          </span>
        </figcaption>
      )}
    </figure>
  )
}
