import { useQuery } from '@tanstack/react-query'
import { Megaphone, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { send } from '#browser/request.ts'
import { keepText, readText } from '#web/lib/device/local-storage.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const everyMs = 10 * 60_000
const seenKey = 'inkwell-announcement-seen'

/** What is announced now; null where nothing is, or where nobody could be asked: it is no matter to trouble anybody with. */
async function fetchAnnouncement(signal: AbortSignal) {
  const { readAnnouncement } = await import('#contract/admin/admin.ts')
  const response = await send(readAnnouncement.method, readAnnouncement.path, { signal }).catch(() => null)
  if (!response?.ok) return null
  return readAnnouncement.answer.parse(await response.json()).announcement
}

/** The line of whoever runs the server above every page. Put away, it does not come back on this device. */
export function AnnouncementLine() {
  const [seen, setSeen] = useState(() => readText(seenKey))
  const { data } = useQuery({
    queryKey: ['/api/announcement'],
    queryFn: ({ signal }) => fetchAnnouncement(signal),
    refetchInterval: everyMs,
  })
  if (!data || data.id === seen) return null
  const Icon = data.tone === 'warning' ? TriangleAlert : Megaphone
  const putAway = (): void => {
    keepText(seenKey, data.id)
    setSeen(data.id)
  }
  return (
    <div
      role="status"
      className="flex items-center gap-3 border-b border-line bg-surface-1 px-5.5 py-1 lg:px-12"
    >
      <Icon
        size={18}
        strokeWidth={1.6}
        aria-hidden="true"
        className={data.tone === 'warning' ? 'shrink-0 text-warning' : 'shrink-0 text-ink'}
      />
      <p className="min-w-0 flex-1 text-small text-pretty">{data.text}</p>
      <IconButton label="Put it away" icon={<X size={18} strokeWidth={1.6} />} onClick={putAway} />
    </div>
  )
}
