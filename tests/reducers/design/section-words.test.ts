import { firstAnswers, sentAnswers } from '../../../src/events/wizard'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { textsIn } from '../../../src/markup/texts'
import { wordsFault, wordsStage } from '../../../src/projections/design/new-words'
import { requestsToAbandon } from '../../../src/projections/owed'
import { hasNewerChanges } from '../../../src/projections/saving'
import type { State } from '../../../src/reducers'
import { valuesOf } from '../../../src/reducers/design/stack'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, opened, resumed } from '../../support/story'

const content =
  '<!-- wp:group {"layout":{"type":"flex"}} --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">Oat</h2><!-- /wp:heading --><!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Baked <em>slowly</em></p><!-- /wp:paragraph --></div><!-- /wp:group -->'
const pattern = { pattern: 'a/b', title: 'B', content }
const asked = {
  provider: 'wordpress',
  section: 'new',
  title: 'B',
  description: 'We bake treats for dogs',
  name: 'Fox & Dog',
  ...sentAnswers('SectionWords', { ...firstAnswers, tone: 'Neutral' }),
  texts: [
    { block: 1, kind: 'heading', now: 'Oat', most: 32 },
    { block: 2, kind: 'paragraph', now: 'Baked slowly', most: 80 },
  ],
} as const
const wants = fact('NewWordsChosen', asked)
const asks = fact('SectionWordsRequested', asked)
const words = [
  { block: 1, text: 'Rye & <oat>' },
  { block: 2, text: 'Out of the oven each morning' },
]
const arrive = fact('SectionWordsReceived', { section: 'new', title: 'B', texts: words })
const cancels = fact('NewWordsCancelled', { section: 'new' })
const begun: readonly FlowEvent[] = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
  fact('SectionInserted', { section: 'new', ...pattern, after: null }),
]
const after = (...events: readonly FlowEvent[]): State => given(...begun, ...events)
const markup = ({ designing: { design } }: State) => design?.sections.find(({ id }) => id === 'new')?.content ?? ''
const shown = (state: State) => textsIn(markup(state)).map(({ html }) => html)
const steps = (state: State) => valuesOf(state.designing.past).map(({ step }) => step.type)
const before = ['Oat', 'Baked <em>slowly</em>']

describe('new words for a section', { tags: ['B-12'] }, () => {
  it('given a request for them, then they are owed until they arrive as one step; undo reverts it', () => {
    expect(due(after(wants))).toContain('SectionWords')
    expect([shown(after(wants, asks)), wordsStage(after(wants, asks), 'new')]).toEqual([before, 'writing'])
    const state = after(wants, asks, arrive)
    expect(shown(state)).toEqual(['Rye &amp; &lt;oat&gt;', 'Out of the oven each morning'])
    expect(markup(state).replace(/>[^<>]*(?=<\/(h2|p)>)/g, '>')).toBe(
      content.replace('Baked <em>slowly</em>', '').replace('Oat', ''),
    )
    expect([steps(state), wordsStage(state, 'new')]).toEqual([['SectionInserted', 'SectionWordsReceived'], 'written'])
    expect(due(state)).not.toContain('SectionWords')
    const undone = after(wants, asks, arrive, fact('DesignUndone'))
    expect([markup(undone), wordsStage(undone, 'new')]).toEqual([content, 'none'])
  })

  it('given the page is loaded again meanwhile, then they are still owed', () => {
    expect(due(after(wants, asks, resumed(paths.designer)))).toContain('SectionWords')
  })

  it('given the model refuses, then the words stay, and the reason shows until dismissed or asked again', () => {
    const sad = [wants, asks, fact('SectionWordsRefused', { fault: refused(502) })]
    const state = after(...sad)
    expect([shown(state), wordsStage(state, 'new')]).toEqual([before, 'refused'])
    expect(wordsFault(state)).toEqual(refused(502))
    expect(due(state)).not.toContain('SectionWords')
    expect(wordsStage(after(...sad, fact('NewWordsNoticeDismissed')), 'new')).toBe('none')
    expect([wordsStage(after(...sad, wants), 'new'), due(after(...sad, wants)).includes('SectionWords')]).toEqual([
      'writing',
      true,
    ])
  })

  it.each<[string, FlowEvent]>([
    ['the merchant does not wait for them', cancels],
    ['the section is shuffled', fact('SectionShuffled', { section: 'new', ...pattern, pattern: 'a/c', keeps: true })],
    ['the section is deleted', fact('SectionDeleted', { section: 'new' })],
  ])('given %s, then the request is abandoned, and a late answer changes nothing', (_, other) => {
    const facts = [wants, asks, other]
    const state = after(...facts)
    expect(requestsToAbandon(state)).toHaveLength(1)
    const late = after(...facts, arrive)
    expect(late.designing.design).toEqual(state.designing.design)
    expect(steps(late)).toEqual(steps(state))
    const over = after(...facts, fact('SectionWordsAbandoned'))
    expect([due(over).includes('SectionWords'), over.sectionWords.waiting]).toEqual([false, []])
  })

  it('given the merchant asks again before the first request is abandoned, then the model is asked again', () => {
    const again = after(wants, asks, cancels, wants, fact('SectionWordsAbandoned'))
    expect([wordsStage(again, 'new'), due(again).includes('SectionWords')]).toEqual(['writing', true])
  })

  it('given the merchant writes a text meanwhile, then it keeps those words, and the others are new', () => {
    const writes = fact('TextWritten', { section: 'new', block: 1, html: 'My own' })
    expect(shown(after(wants, asks, writes, arrive))).toEqual(['My own', 'Out of the oven each morning'])
    const other = fact('TextWritten', { section: 'new', block: 2, html: 'This, too' })
    const both = after(wants, asks, writes, other, arrive)
    expect(shown(both)).toEqual(['My own', 'This, too'])
    expect(steps(both)).toEqual(['SectionInserted', 'TextWritten', 'TextWritten'])
  })

  it(
    'given they are being written when Save is chosen, then they are part of the Save; later ones are not',
    { tags: ['P-13'] },
    () => {
      const waits = after(wants, asks, fact('SaveChosen'))
      expect([due(waits).includes('Publication'), hasNewerChanges(waits)]).toEqual([false, false])
      const saving = after(wants, asks, fact('SaveChosen'), arrive)
      expect(saving.saving).toMatchObject({ stage: 'running', awaits: [], design: saving.designing.design })
      expect(due(saving)).toContain('Publication')
      for (const end of [cancels, fact('SectionWordsRefused', { fault: refused() })])
        expect(due(after(wants, asks, fact('SaveChosen'), end))).toContain('Publication')
      const later = after(fact('SaveChosen'), wants, asks, arrive)
      expect(hasNewerChanges(later)).toBe(true)
      expect(later.saving).toMatchObject({ design: after().designing.design })
    },
  )
})
