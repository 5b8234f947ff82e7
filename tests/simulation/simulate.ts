/** One plan, lived and judged. A session that broke a law tells its story: who did what at which second. */
import type { Met } from './met'
import { plan, type Plan } from './plan'
import { live } from './session'
import { begin } from './virtual-time'
import { judged, watched } from './watch'
import type { World } from './world'

export { plan, type Plan }

export const simulate = async (one: Plan): Promise<Met> => {
  const worlds: World[] = []
  try {
    const lived = await live(one, (made) => {
      worlds.push(made)
      return watched(made)
    })
    judged(lived)
    return lived.world.met
  } catch (error) {
    const why = error instanceof Error ? error : new Error(String(error))
    throw new Error(`${why.message}\n\n${worlds.map(storyOf).join('')}`, { cause: why })
  }
}

/** By the second: what people and browser did, the calls, and each fact as it came into the log. */
const storyOf = ({ story, log }: World): string =>
  [
    ...story().map(({ at, who, what }) => ({ at, line: `${who}: ${what}` })),
    ...log.facts().map(({ at, tab, event }) => ({ at: at - begin, line: `    ${tab} ${event.type}${detail(event)}` })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ at, line }) => `${(at / 1000).toFixed(3).padStart(11)}  ${line}`)
    .join('\n')

/** What tells one fact from another of its kind. */
const detail = (event: object): string => {
  const { path, fault, target, palette, what } = event as Record<string, unknown>
  const said = [path, palette, what, (target as { kind?: string } | undefined)?.kind, fault && JSON.stringify(fault)]
  return said.flatMap((one) => (typeof one === 'string' ? [` ${one}`] : [])).join('')
}
