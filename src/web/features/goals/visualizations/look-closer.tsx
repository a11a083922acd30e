import { Maximize2 } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Opens a drawing alone and large. */
export const LookCloser = ({ onPress }: { onPress: () => void }) => (
  <IconButton
    label="Look closer"
    icon={<Maximize2 size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />}
    onClick={onPress}
  />
)
