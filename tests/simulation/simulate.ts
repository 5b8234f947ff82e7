/** Runs one plan and checks the laws. A session that breaks a law prints its story: who did what at which second. */
import { sumOf } from '../support/store-sum'
import { choosesInTheLastMoment } from './last-moment'
import type { Met } from './met'
import { plan, type Plan } from './plan'
import { live } from './session'
import { storeOf } from './stores'
import { asUndisturbed } from './undisturbed'
import { judged, watched } from './watch'
import { goBack } from './way-back'
import type { Watch, World } from './world'

export { plan, type Plan }

/** A restore takes as long as a short session. */
const wayBackEvery = 4

/** A person who chooses something at the last moment saves once more. */
const hurriedEvery = 8

export type Outcome = {
  readonly met: Met
  readonly story: () => string
  /** The law that was broken, or a bug; null when all is well. */
  readonly wrong: Error | null
}

export const outcomeOf = async (one: Plan): Promise<Outcome> => {
  const worlds: World[] = []
  const outcome = (wrong: Error | null): Outcome => ({
    met: worlds[0]?.met ?? new Set(),
    story: () => worlds.map(storyOf).join(''),
    wrong,
  })
  // A session is one task for Node: between two sessions, a process still handles its other events.
  await new Promise((resolve) => void setImmediate(resolve))
  try {
    const lived = await live(one, (made) => {
      worlds.push(made)
      return one.luck % hurriedEvery === 1 ? hurried(made) : watched(made)
    })
    judged(lived)
    await asUndisturbed(lived, one)
    if (one.luck % wayBackEvery === 0) await goBack(lived, sumOf(storeOf(one)))
    return outcome(null)
  } catch (error) {
    return outcome(error instanceof Error ? error : new Error(String(error)))
  }
}

const hurried = (world: World): Watch => {
  const watch = watched(world)
  return {
    ...watch,
    onOpen: (tab, loop) => {
      watch.onOpen(tab, loop)
      choosesInTheLastMoment(world, tab, loop)
    },
  }
}

/** @throws an error with the story, if a law was broken */
export const simulate = async (one: Plan): Promise<Met> => {
  const { met, story, wrong } = await outcomeOf(one)
  if (wrong !== null) throw new Error(`${wrong.message}\n\n${story()}`, { cause: wrong })
  return met
}

/** By the second: what people and browser did, the calls, and each fact that was added to the log. */
const storyOf = ({ story, log }: World): string =>
  [
    ...story().map(({ at, who, what }) => ({ at, line: `${who}: ${what}` })),
    ...log
      .facts()
      .map((one) => ({ at: log.cameAt(one), line: `    ${one.tab} ${one.event.type}${detail(one.event)}` })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ at, line }) => `${(at / 1000).toFixed(3).padStart(11)}  ${line}`)
    .join('\n')

/** The part of a fact that distinguishes it from others of its type. */
const detail = (event: object): string => {
  const { path, fault, target, palette, what } = event as Record<string, unknown>
  const said = [path, palette, what, (target as { kind?: string } | undefined)?.kind, fault && JSON.stringify(fault)]
  return said.flatMap((one) => (typeof one === 'string' ? [` ${one}`] : [])).join('')
}
