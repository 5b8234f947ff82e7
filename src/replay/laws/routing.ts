/** P-09: every state has a screen, and its address leads back to it. */
import { formatPath, normalPath, parsePath, type RouteStep } from '../../events/shell/route-path'
import { screen, type Screen } from '../../projections/screen'
import { stepsOf } from '../steps'
import { firstBroken, type Law } from './law'

/** What an address may show. */
const screensOf: Readonly<Record<RouteStep, readonly Screen[]>> = {
  intro: ['intro', 'opening'],
  'design-with-ai': ['wizard', 'loader', 'opening'],
  design: ['loader'],
  'assembler-hub': ['designer', 'incompatible'],
  transitional: ['closing', 'incompatible', 'opening'],
}

export const routing: Law = {
  name: 'routing',
  sentence: 'After every fact there is a screen, and its address leads to it again.',
  broken: (facts) =>
    firstBroken(
      stepsOf(facts).map(({ fact, after }) => ({ seq: fact.seq, after })),
      ({ after }) => {
        const { path } = after.route
        if (!screensOf[parsePath(path).step].includes(screen(after)))
          return `${path} shows the screen ${screen(after)}.`
        return normalPath(path) === path && formatPath(parsePath(path)) === path
          ? null
          : `The address ${path} leads to ${normalPath(path)}.`
      },
    ),
}
