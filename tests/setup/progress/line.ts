/** What a person reads about a run that is under way: one line that never wraps. */

/** How far a run is. `elapsed` and `left` are seconds; `running` says what runs now, in a few words each. */
export type Standing = Readonly<{
  done: number
  total: number
  failed: number
  elapsed: number
  left: number
  running: readonly string[]
}>

/** The line with a bar, for a screen of this width: of what runs it names as much as fits. */
export const barLine = (standing: Standing, width: number): string => {
  const { elapsed, left, running } = standing
  const cells = width < 100 ? 10 : 20
  const full = Math.round((elapsed / Math.max(elapsed + left, 1)) * cells)
  const bar = `${'█'.repeat(full)}${'░'.repeat(cells - full)} `
  const lines = running.map((_, place) => `${bar}${plainLine({ ...standing, running: running.slice(0, place + 1) })}`)
  // The last column stays free: some terminals wrap when it is written.
  return lines.findLast((line) => line.length < width) ?? cut(lines[0] ?? `${bar}${plainLine(standing)}`, width)
}

/** The line without a bar, for a log. */
export const plainLine = ({ done, total, failed, left, running }: Standing): string => {
  const counts = `${counted(done)} of ${counted(Math.max(done, total))} tests`
  const parts = [counts, ...(failed > 0 ? [`${counted(failed)} failed`] : []), `${duration(left)} left`]
  return `${parts.join(', ')}${running.length > 0 ? ` · ${running.join(', ')}` : ''}`
}

/** A duration as a person says it: an estimate is never right to the second. */
export const duration = (seconds: number): string => {
  if (seconds < 10) return 'a few seconds'
  if (seconds < 55) return `about ${Math.round(seconds / 10) * 10} s`
  return `about ${Math.round(seconds / 60)} min`
}

/** A measured duration. */
export const measured = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`

/** A whole number with its thousands apart. */
const counted = (count: number): string => Math.round(count).toLocaleString('en')

/** A number of things: `one` is the word for one of them. */
export const numberOf = (count: number, one: string): string => `${counted(count)} ${one}${count === 1 ? '' : 's'}`

const cut = (text: string, width: number): string =>
  text.length < width ? text : `${text.slice(0, Math.max(width - 2, 0))}…`
