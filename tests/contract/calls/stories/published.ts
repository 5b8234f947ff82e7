/** What stories put into the store as the flow does, by a publication, whatever was there; and how the store was before, put back by its version. */
import { randomUUID } from 'node:crypto'
import { publishVersion, publish } from '../../../../src/effects/publications'
import { fact, type EventOfType } from '../../../../src/events'
import type { Target } from '../../../../src/events/publishing'
import type { Flow } from '../flow'

type Asked = Partial<Omit<EventOfType<'PublicationRequested'>, 'type'>>

export const requested = (over: Asked) =>
  fact('PublicationRequested', {
    theme: null,
    inFront: false,
    postsPage: false,
    targets: [],
    completed: 'twentytwentyfour//home',
    expects: {},
    overwrite: [],
    ...over,
  })

/** As a set-up does it: the task is left alone. */
export const published = ({ done }: Flow, targets: readonly Target[], over: Asked = {}) => {
  const overwrite = targets.flatMap(({ kind }) =>
    kind === 'menu' || kind === 'page' || kind === 'template' ? [] : [kind],
  )
  return done(publish, requested({ targets, completed: null, overwrite, ...over }), randomUUID())
}

const version = (id: number) => ({ kind: 'version', id, at: 0, left: [] }) as const

/** @param id 0 for the store before the flow */
export const putBack = ({ done }: Flow, id = 0) =>
  done(publishVersion, fact('RestoreStepRequested', { step: { from: version(0), to: version(id) } }), randomUUID())
