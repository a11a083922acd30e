import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { changeDictation } from './kept-dictation.ts'

/** Where a voice goes, in one place: the same words stand before the first time, in the settings and on the demo page. */
export function VoiceGoes() {
  return (
    <>
      Your browser turns speech into words, not Inkwell. Most browsers send the sound to their maker for it:
      Chrome to Google, Edge to Microsoft, Safari to Apple. What they do with it is up to them, and our ledger
      of sent words cannot count it. Inkwell never gets the sound; the words are sealed like all you type.
    </>
  )
}

/** Said before the microphone is opened for the first time in this browser. */
export function VoiceGoesModal({ onClose, onGo }: { onClose: () => void; onGo: () => void }) {
  return (
    <Modal title="Where your voice goes" onClose={onClose}>
      <p className="text-ui leading-body text-text-2">
        <VoiceGoes />
      </p>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
        <Button
          onClick={() => {
            changeDictation({ isTold: true })
            onGo()
          }}
        >
          Start dictation
        </Button>
      </div>
    </Modal>
  )
}
