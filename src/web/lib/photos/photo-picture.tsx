import { ImageOff } from 'lucide-react'
import type { BlobRef } from '#vault/store/store.ts'
import { classNames } from '#web/ui/class-names.ts'
import { usePhotoAddress } from './photo-urls.ts'

interface PhotoPictureProps {
  of: BlobRef
  alt: string
  width: number
  height: number
  className?: string
}

/** A picture of the vault in its frame: the frame is there before the picture is opened, so that nothing moves. */
export function PhotoPicture({ of, alt, width, height, className }: PhotoPictureProps) {
  const { address, trouble } = usePhotoAddress(of)
  if (trouble !== null) {
    return (
      <span
        role="img"
        aria-label={`${alt}. ${trouble}`}
        title={trouble}
        style={{ aspectRatio: `${width} / ${height}` }}
        className={classNames('grid place-items-center bg-surface-2 text-muted', className)}
      >
        <ImageOff size={18} strokeWidth={1.6} aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={classNames('bg-surface-2', address ? 'animate-appear' : '', className)}
    />
  )
}
