/**
 * `npm run check`: the scripts of package.json whose names begin with `check-`, two at a time in their order; tells what begins and
 * what has ended. What one printed is shown if it failed.
 */
import { readFileSync } from 'node:fs'
import { inLanes } from './in-lanes'
import { runPart, type Part } from './run-part'

/** The machines that run this have two cores or more. */
const lanes = 2

/** Milliseconds after which a sign of life is due. */
const signInterval = 20_000

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> }
const parts = Object.entries(scripts).flatMap(([name, command]): Part[] =>
  name.startsWith('check-') ? [{ name: name.slice('check-'.length), command }] : [],
)

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** What is under way, in the order in which it began. */
const underWay = new Set<string>()

const tell = async (part: Part): Promise<boolean> => {
  const begin = Date.now()
  console.log(`… ${part.name}`)
  underWay.add(part.name)
  const { passed, said } = await runPart(part)
  underWay.delete(part.name)
  console.log(`${passed ? '✓' : '✗'} ${part.name}, ${seconds(begin)}`)
  if (!passed) console.log(`\n${said.trimEnd()}\n`)
  return passed
}

void (async () => {
  const begin = Date.now()
  const sign = setInterval(() => console.log(`… ${seconds(begin)}: ${[...underWay].join(', ')}`), signInterval)
  const outcomes = await inLanes(parts, lanes, tell)
  clearInterval(sign)
  const failed = parts.filter((_, place) => outcomes[place] !== true).map(({ name }) => name)
  console.log(
    failed.length === 0
      ? `\nAll ${parts.length} passed, ${seconds(begin)}`
      : `\n${failed.length} of ${parts.length} failed, ${seconds(begin)}: ${failed.join(', ')}`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
})()
