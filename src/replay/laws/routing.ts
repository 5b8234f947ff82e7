/** P-09: every state has a screen, and its address leads back to it. */
import { formatPath, normalPath, parsePath } from '../../catalogue/route-path'
import { screen } from '../../projections/screen'
import { stepsOf } from '../steps'
import { firstBroken, type Law } from './law'

export const routing: Law = {
  name: 'routing',
  sentence: 'After every fact there is a screen, and its address leads to it again.',
  broken: (facts) =>
    firstBroken(
      stepsOf(facts).map(({ fact, after }) => ({ seq: fact.seq, after })),
      ({ after }) => {
        const { path } = after.route
        if (typeof screen(after) !== 'string') return `There is no screen for ${path}.`
        return normalPath(path) === path && formatPath(parsePath(path)) === path
          ? null
          : `The address ${path} leads to ${normalPath(path)}.`
      },
    ),
}
