/** What the page's main thread did while a row was traced (browser/traced.ts), in milliseconds by kind. */

type TraceEvent = Readonly<{
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  args?: Readonly<{ name?: unknown }>
}>

export type Trace = { readonly traceEvents: readonly TraceEvent[] }

export type Busy = Readonly<Record<string, number>>

/** Kinds in the order in which they are told; the first that knows an event's name counts it. */
const kinds: readonly (readonly [kind: string, names: RegExp])[] = [
  ['garbage', /GC/],
  ['style', /^(UpdateLayoutTree|ParseAuthorStyleSheet|RecalculateStyles)$/],
  ['layout', /^Layout$/],
  ['paint', /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|CompositeLayers|PaintImage|Decode Image)$/],
  ['parse', /^ParseHTML$/],
  [
    'script',
    /^(EvaluateScript|v8\.|FunctionCall|TimerFire|FireAnimationFrame|EventDispatch|RunMicrotasks|FireIdleCallback)/,
  ],
]

/** Each event's own time, without what it contains; of the renderer whose main thread was busiest. Kinds below a millisecond are left out. */
export const busyIn = ({ traceEvents }: Trace): Busy => {
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const each = mains.map(({ pid, tid }) =>
    ownTimes(traceEvents.filter((event) => event.pid === pid && event.tid === tid)),
  )
  const [busiest = {}] = each.toSorted((one, other) => sumOf(other) - sumOf(one))
  return Object.fromEntries(Object.entries(busiest).filter(([, milliseconds]) => milliseconds >= 1))
}

export const busyInWords = (busy: Busy): string =>
  Object.entries(busy)
    .map(([kind, milliseconds]) => `${kind} ${Math.round(milliseconds)}`)
    .join(', ')

const ownTimes = (events: readonly TraceEvent[]): Busy => {
  const own = new Map(kinds.map(([kind]) => [kind, 0]))
  const open: { readonly end: number; readonly kind: string | undefined }[] = []
  const add = (kind: string | undefined, microseconds: number) => {
    if (kind !== undefined) own.set(kind, (own.get(kind) ?? 0) + microseconds / 1000)
  }
  const complete = events.filter(({ ph }) => ph === 'X')
  for (const { name, ts, dur = 0 } of complete.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop()
    // What is inside of a script and has no kind of its own is the script's.
    const kind = kinds.find(([, names]) => names.test(name))?.[0] ?? open.at(-1)?.kind
    add(open.at(-1)?.kind, -dur)
    add(kind, dur)
    open.push({ end: ts + dur, kind })
  }
  return Object.fromEntries(own)
}

const sumOf = (busy: Busy): number => Object.values(busy).reduce((sum, milliseconds) => sum + milliseconds, 0)
