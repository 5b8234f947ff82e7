/** A Save as builds up to 0.5 recorded it, in which each entity is sent and stored by name. */
import { fact, type FlowEvent } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import type { Target } from '../../../src/events/publishing'
import { decodeEvent } from '../../../src/events/log'
import { paths } from '../../../src/events/route-path'
import { unsavedTargets } from '../../../src/projections/publication'
import { foldAll } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { opened, story } from '../../support/story'

export const part = (content: string) => ({ pattern: 'part', title: 'Part', content })
const designer = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead({
    header: { id: 'theme//header', content: 'old header', modified: null },
    footer: { id: 'theme//footer', content: 'old footer', modified: null },
  }),
] as const
const changed = [
  ...designer,
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('HeaderChosen', part('header')),
  fact('FooterChosen', part('footer')),
  fact('SaveChosen'),
] as const

/** As the log gives it back. */
const read = <E extends object>(event: E): E =>
  decodeEvent(structuredClone(event) as Record<string, unknown>) as unknown as E

/** A log in which each ending names the entity whose request it ends. */
export const saving = () => {
  const log = [...story(...changed)]
  const asked = new Map<string, string>()
  const add = (event: FlowEvent, settles: string | null = null) => {
    const id = `fact-${log.length + 1}`
    log.push(recorded(event, { seq: log.length + 1, id, settles }))
    return id
  }
  const state = () => foldAll(log)
  const sent = (kind: Target['kind']): Target => {
    const request = log.find(({ id }) => id === asked.get(kind))?.event
    if (request?.type !== 'EntitySaveRequested') throw new Error(`Nothing was sent of ${kind}`)
    return request.target
  }
  const self = {
    state,
    sends: () => {
      for (const target of unsavedTargets(state()))
        asked.set(target.kind, add(fact('EntitySaveRequested', { target, known: null, unheard: [] })))
      return self
    },
    stores: (kind: Target['kind'], target = sent(kind), served: string | null = null) => {
      add(read(fact('EntitySaved', { version: null, target, modified: null, served })), asked.get(kind))
      return self
    },
    refuses: (kind: Target['kind'], fault: Fault = refused()) => {
      add(fact('EntitySaveRefused', { fault }), asked.get(kind))
      return self
    },
    then: (event: FlowEvent) => {
      add(event)
      return self
    },
  }
  return self
}
