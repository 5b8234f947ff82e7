/** Maps addresses of the flow to screens and back. Parsing is total: any text gives a screen (tests/properties/routing.test.ts). */

export const routeSteps = ['intro', 'design-with-ai', 'quick-start', 'design', 'assembler-hub', 'transitional'] as const
export type RouteStep = (typeof routeSteps)[number]

/** `sub` is what follows the step, e.g. ['homepage', 'about']. */
export type Address = { readonly step: RouteStep; readonly sub: readonly string[] }

const root = 'customize-store'

/** Parses the `path` argument of the page's URL; an unknown or missing step is the intro. */
export const parsePath = (path: string): Address => {
  const address = known.get(path)
  if (address !== undefined) return address
  if (last.path !== path) last = { path, address: parse(path) }
  return last.address
}

const parse = (path: string): Address => {
  const [first, step, ...sub] = path.split('/').filter((part) => part !== '')
  const named = routeSteps.find((name) => name === step)
  return first === root && named !== undefined ? { step: named, sub } : { step: 'intro', sub: [] }
}

/** The inverse of `parsePath` for every address it can return. */
export const formatPath = ({ step, sub }: Address): string => ['', root, step, ...sub].join('/')

/** One path per screen, e.g. '' and '/customize-store/no-such-step' become '/customize-store/intro'. */
export const normalPath = (path: string): string => formatPath(parsePath(path))

/** Whether this is the address of the set-up's loader itself, not a path below it. */
export const isSetUpPath = (path: string): boolean => normalPath(path) === paths.design

export const paths = {
  intro: formatPath({ step: 'intro', sub: [] }),
  wizard: formatPath({ step: 'design-with-ai', sub: [] }),
  look: formatPath({ step: 'design-with-ai', sub: ['look-and-feel'] }),
  tone: formatPath({ step: 'design-with-ai', sub: ['tone-of-voice'] }),
  generating: formatPath({ step: 'design-with-ai', sub: ['api-call-loader'] }),
  quickStart: formatPath({ step: 'quick-start', sub: [] }),
  directions: formatPath({ step: 'quick-start', sub: ['directions'] }),
  design: formatPath({ step: 'design', sub: [] }),
  installFonts: formatPath({ step: 'design', sub: ['install-fonts'] }),
  installPatterns: formatPath({ step: 'design', sub: ['install-patterns'] }),
  designer: formatPath({ step: 'assembler-hub', sub: [] }),
  typography: formatPath({ step: 'assembler-hub', sub: ['typography'] }),
  homepage: formatPath({ step: 'assembler-hub', sub: ['homepage'] }),
  closing: formatPath({ step: 'transitional', sub: [] }),
} as const

/** The path as `paths` has it if it is that of a round of directions, e.g. '/customize-store/quick-start/directions/2'; else as it is. */
export const withoutRound = (path: string): string => {
  const { step, sub } = parsePath(path)
  return step === 'quick-start' && sub[0] === 'directions' ? paths.directions : path
}

/** Caches the known paths and the last other path, because every fact parses the current path several times. */
const known: ReadonlyMap<string, Address> = new Map(Object.values(paths).map((path) => [path, parse(path)]))
let last = { path: '', address: parse('') }
