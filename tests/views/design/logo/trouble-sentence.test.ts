import { describe, expect, it } from 'vitest'
import { troubleSentence } from '../../../../src/views/design/logo/upload-notice'

const limit = 2 * 1024 * 1024
const refused = (name: string, code: string, status: number) =>
  troubleSentence(
    { stage: 'refused', name, fault: { tag: 'Refused', status, code, message: 'Sorry, not this file.' } },
    limit,
  )

describe('what is said about a file that did not become the logo', { tags: ['D-12'] }, () => {
  it('an SVG: that the store takes none, and what works', () => {
    const sentence = 'This store does not accept SVG files. A PNG of at least 300px wide works just as well.'
    expect(refused('logo.SVG', 'rest_upload_unknown_error', 415)).toBe(sentence)
    expect(troubleSentence({ stage: 'declined', name: 'logo.svg', why: 'kind' }, limit)).toBe(sentence)
  })

  it('too big: the limit', () => {
    const sentence = '“logo.png” is too large: this store accepts up to 2 MB. Choose a smaller image.'
    expect(troubleSentence({ stage: 'declined', name: 'logo.png', why: 'size' }, limit)).toBe(sentence)
    expect(refused('logo.png', 'rest_upload_file_too_big', 400)).toBe(sentence)
    expect(refused('logo.png', 'http_error', 413)).toBe(sentence)
  })

  it('no picture: what to choose', () => {
    expect(troubleSentence({ stage: 'declined', name: 'prices.pdf', why: 'kind' }, limit)).toMatch(
      /“prices.pdf” is not/,
    )
    expect(refused('logo.heic', 'rest_upload_image_type_not_supported', 400)).toMatch(/“logo.heic” is not/)
  })

  it('anything else: the store’s own words', () => {
    expect(refused('logo.png', 'rest_upload_unknown_error', 415)).toBe(
      '“logo.png” could not be uploaded. The store answered with error 415: Sorry, not this file.',
    )
    expect(troubleSentence({ stage: 'refused', name: 'logo.png', fault: { tag: 'Timeout' } }, limit)).toBe(
      '“logo.png” could not be uploaded. The store took too long to answer.',
    )
  })
})
