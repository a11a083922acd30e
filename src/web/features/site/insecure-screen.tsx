import { useEndOfFirstFrame } from '#web/lib/device/use-end-of-first-frame.ts'
import { Drop } from '#web/ui/drop-mark.tsx'

/** On plain http from another machine browsers lend no cryptography: says why nothing works, and how to get https. */
export function InsecureScreen({ port }: { port: string }) {
  useEndOfFirstFrame()
  return (
    <main
      id="content"
      className="flex min-h-dvh flex-col items-start justify-center gap-5 px-5.5 py-16 md:px-18"
    >
      <span className="-ml-1 text-ink">
        <Drop size={44} level={0} />
      </span>
      <h1 className="type-screen-title max-w-[16em]">This address cannot keep a secret.</h1>
      <p className="type-writing max-w-[30em] text-text-2">
        Inkwell seals every page in your browser, and browsers do that only over https, or on the machine
        itself as localhost. Nothing was sent.
      </p>
      <p className="type-interface max-w-[60ch] text-text-2">
        Whoever runs this server can put Caddy in front of it. With a name that leads to the machine, this is
        the whole Caddyfile; then set INKWELL_PUBLIC_URL to the https address.
      </p>
      <pre className="overflow-x-auto card card-px-6 py-4 font-mono text-small leading-loose">
        {`journal.example.org\nreverse_proxy localhost:${port}`}
      </pre>
    </main>
  )
}
