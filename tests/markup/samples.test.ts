import { describe, expect, it } from 'vitest'
import { sampleTextsIn } from '../../src/markup/metadata'

const block = (text: string, attributes = '', name = 'paragraph') =>
  `<!-- wp:${name} ${attributes} -->\n<p class="x">${text}</p>\n<!-- /wp:${name} -->`
const marked = (sample: string, text = sample) => block(text, JSON.stringify({ metadata: { sampleText: sample } }))

describe('sample texts in markup', { tags: ['B-10'] }, () => {
  it('given blocks marked with the text that they contain, then these are found at any depth, in order', () => {
    const inner = `${marked('Your customer’s name')}\n${block('Plain')}\n${marked('Words & more', 'Words &amp; more')}`
    expect(sampleTextsIn(`<!-- wp:group -->\n<div>${inner}</div>\n<!-- /wp:group -->`)).toEqual([
      'Your customer’s name',
      'Words & more',
    ])
  })

  it('given a text that was rewritten, then it no longer counts; one that was only made bold does', () => {
    expect(sampleTextsIn(marked('Your customer’s name', 'Ada'))).toEqual([])
    expect(sampleTextsIn(marked('Your own name', 'Your <strong>own</strong> name'))).toEqual(['Your own name'])
  })

  it('given the comment of a text with quotes and dashes, as the editor writes it, then it is found', () => {
    const comment = '{"metadata":{"sampleText":"\\u0022A\\u0022 \\u002d\\u002d it\'s"}}'
    expect(sampleTextsIn(block('&quot;A&quot; -- it&#039;s', comment))).toEqual(['"A" -- it\'s'])
  })

  it('given no mark, another mark, or comments that cannot be read, then nothing is found', () => {
    for (const attributes of ['', '{"metadata":{"name":"A"}}', '{"metadata":{"sampleText":7}}', '{"metadata":{"sampl}'])
      expect(sampleTextsIn(block('A', attributes))).toEqual([])
    expect(sampleTextsIn('<p>A</p>')).toEqual([])
  })
})
