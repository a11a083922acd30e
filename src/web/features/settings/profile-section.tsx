import type { User } from '#domain/account/user.ts'
import { GooglePart } from './google-part.tsx'
import { Note } from './part.tsx'
import { NamesPart } from './profile-names-part.tsx'
import { PicturePart } from './profile-picture-part.tsx'
import { SignInPart } from './profile-sign-in-part.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** Who a person is here: all of it known to the server, none of it sealed. */
export function ProfileSection({ user }: { user: User }) {
  return (
    <SettingsFrame current="profile">
      <div className="xl:grid xl:min-h-[calc(100dvh-172px)] xl:grid-cols-[minmax(0,1fr)_352px]">
        <div className="min-w-0 xl:pr-9">
          <PicturePart user={user} />
          <NamesPart user={user} />
        </div>
        <div className="min-w-0 max-xl:border-t max-xl:border-line xl:-mb-16 xl:border-l xl:border-line xl:pb-16 xl:pl-9">
          <SignInPart user={user} />
          <GooglePart user={user} />
          <section aria-label="Who sees this" className="border-t border-line py-6">
            <Note>
              No other user sees any of this. Whoever runs the server can: it belongs to your account, and is
              not sealed as your pages are.
            </Note>
          </section>
        </div>
      </div>
    </SettingsFrame>
  )
}
