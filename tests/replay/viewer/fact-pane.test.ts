import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { initialState } from '../../../src/reducers'
import { FactPane } from '../../../src/replay/viewer/fact-pane'
import { nothingKept, stateAfter } from '../../../src/replay/viewer/states'
import { opened } from '../../support/story'
import { sessionOf } from './session'

it('given a fact with tracking events, then the flow log shows each with its properties', { tags: ['R-07'] }, () => {
  const facts = sessionOf([opened(), { id: 'opening' }], [fact('StoreDesignerChosen'), { id: 'choice' }])
  const shown = (index: number) =>
    renderToStaticMarkup(
      createElement(FactPane, {
        fact: facts[index]!,
        before: index === 0 ? initialState : stateAfter(facts, index - 1, nothingKept()),
        after: stateAfter(facts, index, nothingKept()),
        skipped: null,
        onJump: () => undefined,
      }),
    )
  expect(shown(1)).toContain(
    '<dt>tracking 1</dt><dd>customize_your_store_intro_design_theme {&quot;theme_type&quot;:&quot;classic&quot;}</dd>',
  )
  expect(shown(0)).not.toContain('<dt>tracking')
})
