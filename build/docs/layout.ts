/**
 * The positions in a diagram. Stages are cards in a column, ordered by their distance from the first; each row of a card is connected by
 * a lane to the card it leads to: downward on the right, upward on the left. So labels never overlap.
 */
import type { Diagram, Edge } from './explore'
import { grouped } from './grouped'
import { linesOf } from './lines'
import { anyStage } from './tidy'

type Row = { readonly to: string; readonly lines: readonly string[]; readonly y: number; readonly height: number }
type Card = { readonly stage: string; readonly y: number; readonly height: number; readonly rows: readonly Row[] }
/** All wires that lead to one card from the same side share a lane; lane 0 is nearest to the cards. */
type Wire = { readonly from: number; readonly to: number; readonly target: string; readonly lane: number }

export type Layout = {
  readonly cards: readonly Card[]
  readonly down: readonly Wire[]
  readonly up: readonly Wire[]
  readonly height: number
}

export const header = 34
export const line = 18
const padding = 14
const gap = 22

export const layoutOf = (diagram: Diagram): Layout => {
  let y = 0
  const cards = ordered(diagram).map((stage): Card => {
    const top = y + header
    let at = top
    const rows = rowsOf(diagram, stage).map(({ to, lines }): Row => {
      const row = { to, lines, y: at, height: lines.length * line + padding }
      at += row.height
      return row
    })
    const card = { stage, y, height: at - y, rows }
    y = at + gap
    return card
  })
  const goals = new Map(cards.map((card) => [card.stage, card.y + header / 2]))
  const ends = cards.flatMap(({ rows }) =>
    rows.map((row) => ({ from: row.y + row.height / 2, to: goals.get(row.to) ?? 0, target: row.to })),
  )
  return {
    cards,
    down: inLanes(ends.filter(({ from, to }) => to > from)),
    up: inLanes(ends.filter(({ from, to }) => to < from)),
    height: y - gap,
  }
}

/** Orders stages by distance from the first; stages of other machines come last. */
const ordered = ({ machine, stages, edges }: Diagram): readonly string[] => {
  const found = stages.slice(0, 1)
  for (const stage of found)
    for (const { to } of edges.filter(({ from }) => from === stage)) if (!found.includes(to)) found.push(to)
  const all = [...found, ...stages.filter((stage) => !found.includes(stage))]
  const isLast = (stage: string) => machine.beyond.includes(stage)
  const first = all.filter((stage) => stage === anyStage)
  const rest = all.filter((stage) => stage !== anyStage)
  return [...first, ...rest.filter((stage) => !isLast(stage)), ...rest.filter(isLast)]
}

const rowsOf = ({ edges }: Diagram, stage: string) =>
  [
    ...grouped(
      edges.filter(({ from }: Edge) => from === stage),
      ({ to }) => to,
    ),
  ].map(([to, group]) => ({ to, lines: linesOf(group) }))

type End = Omit<Wire, 'lane'>

/** The shortest spans get the nearest lanes; a lane is reused where it is free. */
const inLanes = (ends: readonly End[]): readonly Wire[] => {
  const lanes: (readonly [number, number])[][] = []
  const spans = [...grouped(ends, ({ target }) => target)].map(([target, wires]) => {
    const ys = wires.flatMap(({ from, to }) => [from, to])
    return { target, wires, top: Math.min(...ys), bottom: Math.max(...ys) }
  })
  return spans
    .sort((a, b) => a.bottom - a.top - (b.bottom - b.top))
    .flatMap(({ wires, top, bottom }) => {
      const isFree = (taken: (readonly [number, number])[]) => taken.every(([a, b]) => bottom + 8 < a || top - 8 > b)
      const free = lanes.findIndex(isFree)
      const lane = free === -1 ? lanes.push([]) - 1 : free
      lanes[lane]?.push([top, bottom])
      return wires.map((wire) => ({ ...wire, lane }))
    })
}
