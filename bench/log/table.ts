import type { Growth } from './growth'
import type { Measured } from './measure'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const figure = (value: number): string =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')

export const tableOf = (facts: number, measured: readonly Measured[]): string =>
  [
    row([`${facts.toLocaleString('en')} facts`, 'append, ms', 'replay, ms', 'open, ms', 'kept, KB', 'held, KB']),
    row(Array<string>(6).fill('---')),
    ...measured.map(({ name, append, replay, open, kept, held }) =>
      row([name, figure(append), figure(replay), figure(open), figure(kept / 1024), figure(held / 1024)]),
    ),
  ].join('\n')

export const growthTable = (growth: readonly Growth[]): string =>
  [
    row(['Growth', '10,000 facts, ms', '100,000 facts, ms', 'µs a fact', 'ratio (at most 12)']),
    row(Array<string>(5).fill('---')),
    ...growth.map(({ what, ms: [few, many], microsecondsAFact, ratio, linear }) =>
      row([what, figure(few), figure(many), figure(microsecondsAFact), `${figure(ratio)}${linear ? '' : ' too much'}`]),
    ),
  ].join('\n')

/** The peers run the designer alone; our fold also keeps calls, set-up, Save, restore, tour and tracking, for the same facts. */
export const besidePeers = (measured: readonly Measured[]): string => {
  const [mine, ...others] = measured
  const [fastest] = others.filter(({ name }) => !name.startsWith('ours')).sort((a, b) => a.replay - b.replay)
  if (mine === undefined || fastest === undefined) return 'No peer is installed: npm install --prefix bench.'
  const times = fastest.replay / mine.replay
  const why = 'it folds the whole flow, with its calls, and the peers the designer alone'
  return times >= 5
    ? `Our replay is ${figure(times)} times as fast as ${fastest.name}'s.`
    : `Our replay is ${figure(times)} times as fast as ${fastest.name}'s, not 5: ${why}.`
}
