import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DirectionText } from '../../../src/views/design/directions/directions-screen'

it('given a direction, then its palette and fonts are isolated from the sentence', { tags: ['X-02', 'W-04'] }, () => {
  const text = (fonts: string | null) =>
    renderToStaticMarkup(createElement(DirectionText, { look: 'Bold', palette: 'New - Neutral', fonts }))
  const sentence = 'Strong and striking, with big shapes and bright colors.'
  expect(text('Rubik + Inter')).toBe(`${sentence} <bdi>Neutral</bdi> · <bdi>Rubik + Inter</bdi>`)
  expect(text(null)).toBe(`${sentence} <bdi>Neutral</bdi>`)
})
