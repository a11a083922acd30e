import { useRef } from 'react'
import { initials } from '#domain/account/display-name.ts'
import type { User } from '#domain/account/user.ts'
import { useAvatar } from '#web/lib/account/use-avatar.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FormTrouble } from '../form-parts.tsx'
import { Done, Note, Part, wordButton } from '../settings-block.tsx'
import { useDroppedFile, usePicture } from './profile-picture.ts'

/** The own picture: chosen, dropped on the page, or pasted; looked at before it is kept. */
export function PictureSection({ user }: { user: User }) {
  const picture = usePicture(user)
  const isOver = useDroppedFile(picture.choose)
  const { chosen, isPending, trouble, done } = picture
  return (
    <Part title="Picture">
      <div className="mt-4 flex items-center gap-5 md:gap-7">
        <span
          className={classNames(
            'shrink-0 rounded-full outline-2 outline-offset-4',
            isOver ? 'outline-ink' : 'outline-transparent',
          )}
        >
          <Face user={user} preview={chosen?.url} onBroken={picture.refuse} />
        </span>
        <div className="min-w-0">
          {chosen ? (
            <div className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-4">
              <Button size="small" isPending={isPending} onClick={picture.keep}>
                Keep this picture
              </Button>
              <button
                type="button"
                className={wordButton}
                disabled={isPending}
                onClick={() => picture.choose(null)}
              >
                Leave it as it was
              </button>
            </div>
          ) : (
            <Choices user={user} picture={picture} />
          )}
          <Note>
            {chosen
              ? 'This is how it will look: upright, cut to its middle.'
              : 'A PNG, JPEG or WebP. You can also drop it here, or paste it.'}
          </Note>
        </div>
      </div>
      <div className="mt-2.5 empty:hidden">
        <FormTrouble message={trouble ?? undefined} />
      </div>
      <Done>{done}</Done>
    </Part>
  )
}

function Face({
  user,
  preview,
  onBroken,
}: {
  user: User
  preview: string | undefined
  onBroken: () => void
}) {
  const sources = useAvatar(user)
  const size = 'size-24'
  if (preview === undefined)
    return <Avatar letters={initials(user)} sources={sources} className={`${size} text-title-l`} />
  return (
    <img
      src={preview}
      alt="The chosen one, cut to its middle"
      onError={onBroken}
      className={`${size} max-w-none rounded-full bg-surface-3 object-cover`}
    />
  )
}

function Choices({ user, picture }: { user: User; picture: ReturnType<typeof usePicture> }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-4">
      <Button variant="outline" size="small" onClick={() => input.current?.click()}>
        Choose a picture
      </Button>
      {user.hasAvatar && (
        <button type="button" className={wordButton} disabled={picture.isPending} onClick={picture.remove}>
          Remove
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) picture.choose(file)
          event.target.value = ''
        }}
      />
    </div>
  )
}
