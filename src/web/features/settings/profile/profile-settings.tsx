import type { User } from '#domain/account/user.ts'
import { GoogleSection } from '../security/factors/google-section.tsx'
import { Note } from '../settings-block.tsx'
import { SettingsColumns, SettingsFrame } from '../settings-frame.tsx'
import { NamesSection } from './profile-names-section.tsx'
import { PictureSection } from './profile-picture-section.tsx'
import { SignInSection } from './profile-sign-in-section.tsx'

/** Who a person is here: all of it known to the server, none of it sealed. */
export function ProfileSettings({ user }: { user: User }) {
  return (
    <SettingsFrame current="profile">
      <SettingsColumns
        side={
          <>
            <SignInSection user={user} />
            <GoogleSection user={user} />
            <section aria-label="Who sees this" className="border-t border-line py-6">
              <Note>
                No other user sees any of this. Whoever runs the server can: it belongs to your account, and
                is not sealed as your pages are.
              </Note>
            </section>
          </>
        }
      >
        <PictureSection user={user} />
        <NamesSection user={user} />
      </SettingsColumns>
    </SettingsFrame>
  )
}
