import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MadeOf } from '../../../src/views/design/directions/direction-parts'

it('given a direction, then its palette and fonts are isolated from each other', { tags: ['X-02', 'W-04'] }, () => {
  const text = (fonts: string | null) =>
    renderToStaticMarkup(createElement(MadeOf, { palette: 'New - Neutral', fonts }))
  expect(text('Rubik + Inter')).toBe('<bdi>Neutral</bdi> · <bdi>Rubik + Inter</bdi>')
  expect(text(null)).toBe('<bdi>Neutral</bdi>')
})
