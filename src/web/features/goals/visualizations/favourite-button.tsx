import { Star } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

/** A star: what is marked with it comes first and stands on the goal's page. */
export const FavouriteButton = ({ isOn, onPress }: { isOn: boolean; onPress: () => void }) => (
  <IconButton
    label={isOn ? 'Remove from favourites' : 'Add to favourites'}
    icon={
      <Star
        size={17}
        strokeWidth={1.7}
        aria-hidden="true"
        className={isOn ? 'fill-ink text-ink' : 'text-muted'}
      />
    }
    onClick={onPress}
  />
)
