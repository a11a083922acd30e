import type { JournalImportPlan } from '#domain/import/import-plan.ts'
import { type ImportSource, sourceNames } from '#domain/import/imported-page.ts'
import { entryDay, longDate } from '#domain/time/entry-date.ts'
import { zoneName } from '#domain/time/zones.ts'
import type { ImportReport } from '#worker/import/import.calls.ts'
import { counted, listed } from '../exchange-words.ts'

const isAre = (count: number): string => (count === 1 ? 'is' : 'are')

/** What would come, in a few words: '365 new pages from Daylio.' */
export function planHeadline({ source, newPages, samePages }: JournalImportPlan): string {
  if (newPages > 0) return `${counted(newPages, 'new page')} from ${sourceNames[source]}.`
  return samePages > 0 ? `Nothing new from ${sourceNames[source]}.` : 'Nothing in it can be imported.'
}

/** From when it is, and what is here: 'Wednesday 1 January 2025 to Wednesday 31 December 2025.' startHour: as the person counts days. */
export function planWords({ samePages, first, last }: JournalImportPlan, startHour: number): string {
  const here = samePages > 0 ? `${counted(samePages, 'page')} ${isAre(samePages)} here already.` : ''
  if (!first || !last) return here
  const [from, to] = [first, last].map((moment) => longDate(entryDay(moment, startHour)))
  return [from === to ? `${from}.` : `${from} to ${to}.`, here].filter(Boolean).join(' ')
}

const detailNames: Readonly<Record<string, string>> = {
  ...{ location: 'places', place: 'places', weather: 'weather', userActivity: 'steps', music: 'music' },
  scales: 'scales',
}

const zoneless: readonly ImportSource[] = ['daylio', 'jrnl']

/** What else somebody should know before it comes, a sentence each. */
export function planNotes({ source, pictures, details, moods, first }: JournalImportPlan): string[] {
  const name = sourceNames[source]
  const kept = [...new Set(details.map((detail) => detailNames[detail] ?? detail))]
  const isMany = kept.length > 1 || kept[0]?.endsWith('s')
  return [
    pictures > 0 && `${counted(pictures, 'picture comes', 'pictures come')} with the pages.`,
    zoneless.includes(source) &&
      first &&
      `${name} saves no time zone, so its times are read as ${zoneName(first.zone).city} time.`,
    moods.length > 0 && 'Energy and stress stay empty: you never rated them there.',
    kept.length > 0 &&
      `${name}’s ${listed(kept)} ${isMany ? 'are' : 'is'} kept with the pages, though no page shows ${isMany ? 'them' : 'it'}.`,
  ].filter((note) => typeof note === 'string')
}

/** What came: '365 pages and 12 pictures from Daylio are here now, sealed.' */
export function broughtWords({ source, pages, pictures }: ImportReport): string {
  if (pages === 0) return 'Nothing new came in: everything that could be imported was here already.'
  const what = listed([counted(pages, 'page'), ...(pictures > 0 ? [counted(pictures, 'picture')] : [])])
  return `${what} from ${sourceNames[source]} ${isAre(pages + pictures)} here now, sealed.`
}

/** How it stands after an import ended on the way, with so many of its pages still here. */
export function endedWords(left: number): string {
  if (left === 0) return 'Whatever had come in was taken out again.'
  const them = left === 1 ? 'it' : 'them'
  const here = `${counted(left, 'page')} of the import ${isAre(left)} still here.`
  return `${here} You can undo ${them} below, or choose the file again later to bring the rest.`
}

/** What went when an import was undone, and what stayed. */
export function undoneWords({ pages, stays }: { pages: number; stays: number }): string {
  const gone = `${counted(pages, 'page')} ${pages === 1 ? 'has' : 'have'} been taken out again.`
  if (stays === 0) return gone
  return `${gone} ${counted(stays, 'page')} that you have changed since ${stays === 1 ? 'stays' : 'stay'}.`
}
