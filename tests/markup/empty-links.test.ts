import { expect, it } from 'vitest'
import { emptyLinksIn } from '../../src/markup/empty-links'

const tagged = { tags: ['B-10'] }
const button = (attributes: string, words = 'Shop now') =>
  `<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"${attributes}>${words}</a></div><!-- /wp:button -->`
const paragraph = (html: string) => `<!-- wp:paragraph --><p>${html}</p><!-- /wp:paragraph -->`

it.each([
  ['a button without an address', button(''), ['Shop now']],
  ['a button with an empty one', button(' href=""'), ['Shop now']],
  ['a button with only #', button(' href="#"', 'Shop &amp; <strong>go</strong>'), ['Shop & go']],
  ['a button with one', button(' href="/shop/"'), []],
  ['a button that jumps to a place on the page', button(' href="#reviews"'), []],
  ['a button without words, which nobody sees', button('', ''), []],
  [
    'words that link to #',
    paragraph('See <a href="#">our terms</a> and <a href="/faq/">questions</a>.'),
    ['our terms'],
  ],
  ['a place in a text that others link to', paragraph('<a id="terms"></a><a name="more">More</a>'), []],
  [
    'a menu entry without an address',
    '<!-- wp:navigation --><!-- wp:navigation-link {"label":"Blog","kind":"custom"} /--><!-- /wp:navigation -->',
    ['Blog'],
  ],
  ['a menu entry with only #', '<!-- wp:navigation-link {"label":"Gifts &amp; more","url":"#"} /-->', ['Gifts & more']],
  [
    'a menu entry that opens others',
    '<!-- wp:navigation-submenu {"label":"Shop","url":"#"} --><!-- wp:navigation-link {"label":"All","url":"/shop/"} /--><!-- /wp:navigation-submenu -->',
    [],
  ],
  [
    'a network without an address, which WordPress does not show',
    '<!-- wp:social-links --><ul><!-- wp:social-link {"service":"instagram"} /--></ul><!-- /wp:social-links -->',
    [],
  ],
  [
    'a linked picture',
    '<!-- wp:image --><figure class="wp-block-image"><a href="#"><img src="a.webp" alt=""/></a></figure><!-- /wp:image -->',
    [''],
  ],
])('given %s, then it is found where it leads nowhere', tagged, (_, markup, texts) => {
  expect(emptyLinksIn(markup).map(({ text }) => text)).toEqual(texts)
})

it('given links in several blocks, then each tells its block', tagged, () => {
  const markup = `<!-- wp:group --><div>${paragraph('<a href="#">One</a>')}<!-- wp:buttons --><div>${button('')}</div><!-- /wp:buttons --></div><!-- /wp:group -->`
  expect(emptyLinksIn(markup)).toEqual([
    { block: 1, text: 'One' },
    { block: 3, text: 'Shop now' },
  ])
})
