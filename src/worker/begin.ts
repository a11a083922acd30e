import mainAddress from './main.ts?worker&url'

// Chromium keeps what it compiled of a script that a worker imports by a call, and compiles anew what a worker begins with. What is sent to it meanwhile waits.
const early: MessageEvent[] = []
const keep = (event: MessageEvent): void => {
  event.stopImmediatePropagation()
  early.push(event)
}
addEventListener('message', keep)
await import(/* @vite-ignore */ mainAddress)
removeEventListener('message', keep)
for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
