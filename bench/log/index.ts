/**
 * `npm run bench -- log`: the log beside other libraries, and whether it grows linearly. `--growth` measures the growth alone, `--json
 * FILE` writes the figures. Exits with 1 where 100,000 facts cost more than 12 times what 10,000 cost.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { growth } from './growth'
import { measure, type Measured } from './measure'
import { ours, oursInIndexedDb } from './ours'
import { peers } from './peers'
import { storyOf } from './story'
import { besidePeers, growthTable, tableOf } from './table'

const lengths = [20, 10_000] as const

export const benchLog = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'string' }, growth: { type: 'boolean' } } })
  const compared = values.growth === true ? [] : await compare()
  const grown = await growth()
  console.log(growthTable(grown))
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ compared, growth: grown }, null, 2)}\n`)
  if (grown.some(({ linear }) => !linear)) process.exitCode = 1
}

type Compared = { readonly facts: number; readonly measured: readonly Measured[] }

const compare = async (): Promise<readonly Compared[]> => {
  const others = await peers()
  const present = [ours, await oursInIndexedDb(), ...others.flatMap((one) => ('why' in one ? [] : [one]))]
  for (const { name, about } of present) console.log(`${name}: ${about}`)
  for (const one of others) if ('why' in one) console.log(`${one.name} is missing: ${one.why}.`)
  const found: Compared[] = []
  for (const facts of lengths) {
    const story = storyOf(facts)
    const measured: Measured[] = []
    for (const contestant of present) measured.push(await measure(contestant, story))
    console.log(`\n${tableOf(facts, measured)}\n\n${besidePeers(measured)}\n`)
    found.push({ facts, measured })
  }
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchLog(process.argv.slice(2))
