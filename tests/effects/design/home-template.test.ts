import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { homeTemplate, partFor, type TemplatePart } from '../../../src/effects/home-template'
import type { Rest, RestRequest } from '../../../src/effects/runner/ports'
import type { Fault } from '../../../src/events/calls'

const part = (slug: string, area: string): TemplatePart => ({
  id: `odd//${slug}`,
  slug,
  area,
  content: { raw: slug },
  modified: null,
})
const asks = (slug: string, more = '') => `<!-- wp:template-part {"slug":"${slug}"${more}} /-->`

const missing: Fault = { tag: 'Refused', status: 404, code: 'rest_template_not_found', message: '' }

/** A store that answers with what `routes` say, and tells what it was asked. */
const answering = (routes: (request: RestRequest<unknown>) => unknown) => {
  const sent: RestRequest<unknown>[] = []
  const rest: Rest = {
    allowed: () => of(E.right([])),
    ask: (request) => {
      sent.push(request as unknown as RestRequest<unknown>)
      const value = routes(request as unknown as RestRequest<unknown>)
      return of(
        value === undefined
          ? E.left(missing)
          : E.mapLeft((): Fault => ({ tag: 'Garbled', what: '' }))(request.reply.decode(value)),
      )
    },
  }
  return { sent, rest }
}

describe('the template of the front page', { tags: ['S-07'] }, () => {
  it('given a theme that draws everything by one template, then the front page gets one of its own', async () => {
    const { rest } = answering(() => ({ id: 'bare//index', content: { raw: 'All' }, modified: '2026-01-01T00:00:00' }))
    expect(await firstValueFrom(homeTemplate(rest))).toEqual(
      E.right({ entity: { id: 'bare//home', content: 'All', modified: null }, version: 'none' }),
    )
  })

  it('given a page in front, then the design is a template of it that begins as found, after `front-page`', async () => {
    const found = { id: 'bare//home', content: { raw: 'Posts' }, modified: null, customize_your_store_version: 'b' }
    const id = 'bare//customize-your-store-home'
    const seen = async (more: object, of: object | null) => {
      const { rest } = answering(() => ({ ...found, ...more, customize_your_store_of_page: of }))
      const answer = await firstValueFrom(homeTemplate(rest))
      return E.isRight(answer) ? [answer.right.entity.id, answer.right.entity.content, answer.right.version] : null
    }
    expect(await seen({}, { id })).toEqual([id, 'Posts', 'none'])
    const there = { id, content: { raw: 'Designed' }, customize_your_store_version: 'a' }
    expect(await seen({}, there)).toEqual([id, 'Designed', 'a'])
    expect(await seen({}, null)).toEqual(['bare//home', 'Posts', 'b'])
    expect(await seen({ id: 'bare//front-page' }, there)).toEqual(['bare//front-page', 'Posts', 'b'])
  })
})

describe('header and footer of a theme', { tags: ['S-07'] }, () => {
  it('given parts of any name, then those of their area that the template asks for, also deep in it', () => {
    const parts = [
      part('header', 'header'),
      part('site-top', 'header'),
      part('end', 'footer'),
      part('bar', 'uncategorized'),
    ]
    const template = `${asks('bar')}<!-- wp:group --><div>${asks('site-top')}</div><!-- /wp:group -->${asks('end')}`
    expect(partFor('header', template, parts)?.entity.id).toBe('odd//site-top')
    expect(partFor('footer', template, parts)?.entity.id).toBe('odd//end')
  })

  it('given a theme that says nowhere what is what, then the block that asks says it', () => {
    const parts = [part('top', 'uncategorized'), part('end', 'uncategorized')]
    const template = asks('top', ',"tagName":"header"') + asks('end', ',"area":"footer"')
    expect(partFor('header', template, parts)?.entity.id).toBe('odd//top')
    expect(partFor('footer', template, parts)?.entity.id).toBe('odd//end')
  })

  it('given a template that asks for none, then the theme’s first; given none at all, then none', () => {
    expect(partFor('header', '', [part('sidebar', 'uncategorized'), part('large', 'header')])?.entity.id).toBe(
      'odd//large',
    )
    expect(partFor('footer', asks('sidebar'), [part('sidebar', 'uncategorized')])).toBeNull()
  })
})
