/** Which rows are measured, and which are left out and why. */
import type { Options } from '../options'
import type { Row } from '../rows/row'
import type { Contestant } from './contestant'

type Selected = { readonly chosen: readonly Row[]; readonly left: readonly string[] }

/** On a store that cannot be put back, a row that changes it is measured only if it is asked for by name. */
export const selected = (
  all: readonly Row[],
  { only }: Pick<Options, 'only'>,
  contestants: readonly Contestant[],
): Selected => {
  const asked = all.filter(({ name }) => only.length === 0 || only.includes(name))
  const isKept = contestants.some(({ store }) => store.states === null)
  const isLeft = ({ name, changesStore }: Row): boolean => isKept && changesStore === true && !only.includes(name)
  return {
    chosen: asked.filter((row) => !isLeft(row)),
    left: asked
      .filter(isLeft)
      .map(({ name }) => `${name} changes the store, which cannot be put back; --only ${name} does it`),
  }
}
