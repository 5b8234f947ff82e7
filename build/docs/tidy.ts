/** Simplifies the transitions of a diagram. */
import type { Diagram, Edge } from './explore'
import { grouped } from './grouped'

export const anyStage = 'from any other step'

/** Transitions from every stage are listed once, and special cases that the general case covers are omitted. */
export const tidy = (diagram: Diagram): Diagram => collapsed(plain(diagram))

const plain = ({ machine, stages, edges }: Diagram): Diagram => {
  const known = new Set(edges.map((edge) => Object.values(edge).join('|')))
  const isSaid = (edge: Edge): boolean =>
    ['', edge.when.replace(', no AI', '')].some(
      (when) => when !== edge.when && known.has(Object.values({ ...edge, when }).join('|')),
    )
  return { machine, stages, edges: edges.filter((edge) => !isSaid(edge)) }
}

const collapsed = ({ machine, stages, edges }: Diagram): Diagram => {
  const sources = stages.slice(1).filter((stage) => !machine.beyond.includes(stage))
  const alike = grouped(edges, ({ fact, when, to }) => [fact, when, to].join('|'))
  const isAny = ({ fact, when, to }: Edge): boolean => {
    const from = new Set((alike.get([fact, when, to].join('|')) ?? []).map((edge) => edge.from))
    return sources.length > 3 && sources.every((stage) => stage === to || from.has(stage))
  }
  const any = edges.filter((edge) => edge.from !== stages[0] && isAny(edge))
  const once = [...grouped(any, ({ fact, when, to }) => [fact, when, to].join('|')).values()].flatMap(([edge]) =>
    edge === undefined ? [] : [{ ...edge, from: anyStage }],
  )
  return {
    machine,
    stages: once.length > 0 ? [...stages, anyStage] : stages,
    edges: [...once, ...edges.filter((edge) => !any.includes(edge))],
  }
}
