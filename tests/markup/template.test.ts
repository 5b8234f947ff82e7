import { describe, expect, test } from 'vitest'
import { joinTemplate, splitTemplate, templateOf } from '../../src/markup/parts'

const header = '<!-- wp:template-part {"slug":"header","area":"header","tagName":"header"} /-->'
const footer = '<!-- wp:template-part {"slug":"footer","area":"footer","tagName":"footer"} /-->'
const main = '<!-- wp:group {"tagName":"main"} --><main></main><!-- /wp:group -->'
const spacer = '<!-- wp:spacer /-->'

describe('given a home template', () => {
  test('when it is split, then it has a header, sections and a footer', { tags: ['D-17'] }, () => {
    expect(splitTemplate(`${header}\n\n${main}\n${spacer}\n\n${footer}\n`)).toEqual({
      header,
      sections: [main, spacer],
      footer,
      glue: ['', '\n\n', '\n', '\n\n', '\n'],
    })
  })

  test('when a section is added before the footer, then the others keep their bytes', () => {
    const split = splitTemplate(`${header}\n${main}\n${footer}`)
    expect(joinTemplate({ ...split, sections: [...split.sections, spacer] })).toBe(
      `${header}\n${main}\n${spacer}\n\n${footer}`,
    )
  })

  test('when it has no parts, then everything is a section', () => {
    expect(splitTemplate(`${main}${spacer}`)).toMatchObject({ header: null, sections: [main, spacer], footer: null })
  })

  test('when its only part is a footer, then there is no header', () => {
    expect(splitTemplate(footer)).toMatchObject({ header: null, sections: [], footer })
    expect(splitTemplate(header)).toMatchObject({ header, sections: [], footer: null })
  })

  test('when there is text above the header, then the order stays', { tags: ['D-17'] }, () => {
    expect(splitTemplate(`Sale! ${header}${footer}`)).toMatchObject({
      header: null,
      sections: ['Sale! ', header],
      footer,
    })
  })
})

describe('given a recipe', () => {
  test('when it is assembled, then the body is between the two parts of the theme', { tags: ['N-08'] }, () => {
    expect(templateOf('header', main, 'footer', 'twentytwentyfour')).toBe(
      [
        '<!-- wp:template-part {"slug":"header","theme":"twentytwentyfour"} /-->',
        main,
        '<!-- wp:template-part {"slug":"footer","theme":"twentytwentyfour"} /-->',
      ].join('\n\n'),
    )
  })
})
