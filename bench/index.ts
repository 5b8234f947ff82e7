/** `npm run bench`: how fast the flow, its log and its plugin are. See bench/README.md. */
import { terminalLog } from '../store/progress'
import { asked } from '../tests/setup/asked'
import { bench } from './bench'
import { help } from './help'
import { readOptions } from './options'
import { rows } from './rows'
import { benchTheLog } from './the-log'

// What was started ends with this process, also when that is told to end: see the handlers of `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

const [word, ...rest] = process.argv.slice(2)

if (word === 'log') {
  await benchTheLog(rest)
} else if (word === 'shopper') {
  const { benchShopper } = await import('./shopper')
  await benchShopper(rest)
} else {
  const options = asked(help, () =>
    readOptions(
      process.argv.slice(2),
      rows.map(({ name }) => name),
    ),
  )
  const result = await bench(options, terminalLog())
  process.exitCode = result !== null && result.lines.length > 0 ? 0 : 1
}
