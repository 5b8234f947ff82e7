import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { phaseOf } from '../../../src/events/call-facts'
import { owed } from '../../../src/projections/owed'
import { unsavedTargets } from '../../../src/projections/publication'
import { foldAll } from '../../../src/reducers'
import type { Media } from '../../../src/events/design'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, opened, story } from '../../support/story'
import { surroundings } from '../../support/world'

const designer = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
  fact('EditorSettingsReadReceived', { settings: '{}' }),
] as const

const file = (name: string) => ({ name, mime: 'image/png', data: `data of ${name}`, as: 'logo' as const })
const picks = (name: string) => fact('LogoFileChosen', file(name))
const asks = (name: string) => fact('MediaUploadRequested', file(name))
const arrives = (id: number): FlowEvent => fact('MediaUploaded', { media: media(id), as: 'logo', width: null })
const media = (id: number): Media => ({ id, url: `http://store.test/${id}.png`, width: 300, height: 300, alt: '' })
const fault = { ...refused(415), code: 'rest_upload_unknown_error' }

const after = (...facts: FlowEvent[]) => given(...designer, ...facts)
const logoOf = (...facts: FlowEvent[]) => after(...facts).designing.design?.logo.media?.id ?? null

describe('a logo that is being uploaded', { tags: ['D-12'] }, () => {
  it('given a file, then its upload is due, once', () => {
    expect(due(after(picks('a.png')))).toContain('MediaUpload')
    expect(uploads(after(picks('a.png'), asks('a.png')))).toHaveLength(1)
  })

  it('given it is uploaded, then it is the logo, and undo reverts that', () => {
    const state = after(picks('a.png'), asks('a.png'), arrives(1))
    expect(state.logoUpload.file).toBeNull()
    expect(state.designing.design?.logo.media?.id).toBe(1)
    expect(due(state)).not.toContain('MediaUpload')
    expect(logoOf(picks('a.png'), asks('a.png'), arrives(1), fact('DesignUndone'))).toBeNull()
  })

  it('given a second file during an upload, then both are sent and the second is the logo, in any order', () => {
    const both = [picks('a.png'), asks('a.png'), picks('b.png')]
    expect(uploads(after(...both)).map(({ id }) => id !== null)).toEqual([true, false])
    for (const order of [[1, 2] as const, [2, 1] as const]) expect(arriving(order)).toBe(2)
  })

  it('given another logo was chosen or deleted meanwhile, then the uploaded file changes nothing', () => {
    const chosen = fact('LogoChosen', { media: media(7), width: null })
    expect(logoOf(picks('a.png'), asks('a.png'), chosen, arrives(1))).toBe(7)
    expect(logoOf(chosen, picks('a.png'), asks('a.png'), fact('LogoRemoved'), arrives(1))).toBeNull()
  })

  it('given the store refuses, then the reason stays until dismissed, and the same file can be tried again', () => {
    const sad = [picks('a.png'), asks('a.png'), fact('MediaUploadRefused', { fault })]
    expect(after(...sad).logoUpload).toEqual({ file: null, trouble: { stage: 'refused', name: 'a.png', fault } })
    expect(due(after(...sad))).not.toContain('MediaUpload')
    expect(after(...sad, fact('LogoNoticeDismissed')).logoUpload.trouble).toBeNull()
    expect(due(after(...sad, picks('a.png')))).toContain('MediaUpload')
  })

  it('given the same file is picked again after it was the logo, then it is uploaded again', () => {
    const back = [picks('a.png'), asks('a.png'), arrives(1), fact('LogoRemoved'), picks('a.png')]
    expect(due(after(...back))).toContain('MediaUpload')
  })

  it('given a file is declined during another upload, then that upload continues', () => {
    const state = after(picks('a.png'), asks('a.png'), fact('LogoFileDeclined', { name: 'b.pdf', why: 'kind' }))
    expect(state.logoUpload).toEqual({
      file: file('a.png'),
      trouble: { stage: 'declined', name: 'b.pdf', why: 'kind' },
    })
  })

  it('given Save during the upload, then Save waits for it', { tags: ['D-13'] }, () => {
    const waiting = [fact('PaletteChosen', { palette: 'Slate' }), picks('a.png'), asks('a.png'), fact('SaveChosen')]
    const saves = (...facts: FlowEvent[]) => due(after(...facts)).filter((call) => call === 'Publication')
    expect(saves(...waiting)).toEqual([])
    expect(saves(...waiting, arrives(1))).toHaveLength(1)
    expect(unsavedTargets(after(...waiting, arrives(1)))).toContainEqual({
      kind: 'site',
      changes: { site_logo: 1, site_icon: 1 },
    })
  })

  it('given the page was closed during the upload, then it continues under the same id', { tags: ['P-05'] }, () => {
    const facts = [picks('a.png'), asks('a.png')]
    const [before] = uploads(after(...facts))
    const resumed = fact('FlowResumed', { path: paths.designer, surroundings, customizing: false })
    expect(uploads(after(...facts, resumed))).toEqual([before])
  })
})

const uploads = (state: ReturnType<typeof given>) =>
  owed(state).filter(({ request }) => phaseOf(request.type)?.call === 'MediaUpload')

/** The logo after both files have arrived in this order; 1 answers the first request. */
const arriving = (order: readonly [number, number]) => {
  const log = story(...designer, picks('a.png'), asks('a.png'), picks('b.png'), asks('b.png'))
  const requests = log.filter(({ event }) => event.type === 'MediaUploadRequested')
  const answers = order.map((which, index) => ({
    ...log.at(-1)!,
    event: arrives(which),
    seq: log.length + index + 1,
    id: `answer-${which}`,
    settles: requests[which - 1]!.id,
  }))
  return foldAll([...log, ...answers]).designing.design?.logo.media?.id
}
