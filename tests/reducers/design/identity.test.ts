import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { unsavedTargets } from '../../../src/projections/publication'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { valuesOf } from '../../../src/reducers/design/stack'

type Identity = { readonly title: string; readonly tagline: string } | null

const read = (identity: Identity) =>
  designRead({ site: { logo: null, icon: 0, identity, mayManage: true, mayUpload: true } })
const store = { title: 'Maple & Moss', tagline: 'Quiet things' }
const named = fact('SiteTitleWritten', { title: 'Fox & Dog' })
const designer = (...facts: FlowEvent[]) => given(opened(), read(store), ...facts)
const identity = (...facts: FlowEvent[]) => designer(...facts).designing.design?.identity
const changes = (...facts: FlowEvent[]) =>
  unsavedTargets(designer(...facts)).flatMap((target) => (target.kind === 'site' ? [target.changes] : []))

describe('name and tagline in the design', { tags: ['B-07'] }, () => {
  it('given the store’s, when the merchant writes one, then only that is to be saved; undone, nothing is', () => {
    expect(identity(named)).toEqual({ ...store, title: 'Fox & Dog' })
    expect(changes(named)).toEqual([{ title: 'Fox & Dog' }])
    expect(changes(fact('TaglineWritten', { tagline: '' }))).toEqual([{ description: '' }])
    expect(changes(named, fact('DesignUndone'))).toEqual([])
  })

  it('given a text that equals the store’s, then it is no step', () =>
    expect(designer(fact('SiteTitleWritten', { title: store.title })).designing.past).toHaveLength(0))

  it('given a draft, when the store gets another title, then the draft follows, and so do its undone steps', () => {
    const palette = fact('PaletteChosen', { palette: 'Slate' })
    const again = read({ ...store, title: 'Named by a model' })
    expect(identity(palette, again)).toEqual({ ...store, title: 'Named by a model' })
    expect(identity(palette, again, fact('DesignUndone'))).toEqual({ ...store, title: 'Named by a model' })
    expect(changes(palette, again)).toEqual([])
  })

  it('given the merchant wrote a title, when the store has another meanwhile, then the merchant’s stays', () => {
    const again = read({ title: 'Named by a model', tagline: 'New' })
    expect(identity(named, again)).toEqual({ title: 'Fox & Dog', tagline: 'New' })
    expect(changes(named, again)).toEqual([{ title: 'Fox & Dog' }])
  })

  it('given a session of a build that did not read it, then there is nothing to write until it is read', () => {
    const before = given(opened(), read(null), named)
    expect(before.designing.design?.identity).toBe(null)
    expect(unsavedTargets(before)).toEqual([])
    const palette = fact('PaletteChosen', { palette: 'Slate' })
    const after = given(opened(), read(null), palette, read(store), fact('DesignUndone')).designing
    expect(after.design?.identity).toEqual(store)
    expect(valuesOf(after.future).map(({ step }) => step.type)).toEqual(['PaletteChosen'])
  })
})
