/** The same stories through our log and through other libraries. */
import { measure, type Measured } from './measure'
import { ours, oursInIndexedDb } from './ours'
import { peers } from './peers'
import { storyOf } from './story'
import { besidePeers, tableOf } from './table'

const lengths = [20, 10_000] as const

export type Compared = { readonly facts: number; readonly measured: readonly Measured[] }

export const compare = async (): Promise<readonly Compared[]> => {
  const others = await peers()
  const present = [ours, await oursInIndexedDb(), ...others.flatMap((one) => ('why' in one ? [] : [one]))]
  for (const { name, about } of present) console.log(`${name}: ${about}`)
  for (const one of others) if ('why' in one) console.log(`${one.name} is missing: ${one.why}.`)
  const found: Compared[] = []
  for (const facts of lengths) {
    const story = storyOf(facts)
    const measured: Measured[] = []
    for (const contestant of present) measured.push(await measure(contestant, story))
    found.push({ facts, measured })
  }
  return found
}

/** A table and a sentence for each length. */
export const comparedTables = (compared: readonly Compared[]): readonly string[] =>
  compared.flatMap(({ facts, measured }) => [tableOf(facts, measured), besidePeers(measured)])
