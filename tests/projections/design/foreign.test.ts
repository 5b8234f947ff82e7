import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { inStylesOf, isFork } from '../../../src/projections/design/readability'
import { fold, initialState } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'

describe('what came from a recording', { tags: ['V-01', 'V-02'] }, () => {
  it('given a recording with scripts and drawings in its settings, then only its style sheets are drawn', () => {
    const own = {
      styles: [{ css: 'own' }],
      resolved: { scripts: '<script src="own.js"></script>' },
      imageEditing: true,
    }
    const recording = {
      styles: [
        { css: 'p{}', baseURL: 'javascript:x' },
        { kind: 'svgs', assets: '<image onerror=x>' },
        null,
        { css: 7 },
      ],
      resolved: { scripts: '<script>x</script>' },
      imageEditing: false,
      other: true,
    }
    expect(inStylesOf(own, recording)).toEqual({ ...own, styles: [{ css: 'p{}' }] })
    expect(inStylesOf(own, {})).toEqual({ ...own, styles: [] })
  })

  it('given a session was forked, then it stays a fork', () => {
    const events = [fact('FlowForked', { from: 'a', seq: 1 }), fact('DialogClosed')]
    const states = events.reduce(
      (all, event, index) => [...all, fold(all.at(-1) ?? initialState, recorded(event, { seq: index + 1 }))],
      [initialState],
    )
    expect(states.map(isFork)).toEqual([false, true, true])
  })
})
