import * as E from 'fp-ts/Either'
import { lastValueFrom, of, tap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { publish } from '../../../src/effects/publications'
import { closingReads } from '../../../src/effects/closing'
import { fact, type EventOfType } from '../../../src/events'
import type { Target } from '../../../src/events/publishing'
import { siteText, stylesText } from '../../../src/events/written'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { stylesVersion, versionOf } from '../../support/fake-versions'
import { fakePorts } from '../../support/world'

const id = 'twentytwentyfour//header'
const header: Target = { kind: 'header', id, content: 'Mine' }
const styles: Target = { kind: 'styles', id: 7, settings: { color: {} }, styles: {} }
const completed = 'woocommerce_admin_customize_store_completed'
const route = 'POST /customize-your-store/v1/publications'

const designed = (): FakeStore => Object.assign(fakeStore(), { theme: 'twentytwentyfour' })
const theme = versionOf('twentytwentyfour')

type Asked = Partial<Omit<EventOfType<'PublicationRequested'>, 'type'>>

const requested = (over: Asked) =>
  fact('PublicationRequested', {
    theme: null,
    inFront: false,
    postsPage: false,
    targets: [],
    completed: 'twentytwentyfour//home',
    expects: { theme },
    overwrite: [],
    ...over,
  })

const posted = (store: FakeStore, over: Asked = {}, key = 'key', ports = fakePorts(store)) =>
  lastValueFrom(publish(requested(over), ports, key))

const edit = (store: FakeStore, content: string) => {
  store.contents[id] = content
  store.times[id] = 'then'
}

describe('a publication', () => {
  it(
    'is one request with the id of the fact, all that is written and what the closing screen reads',
    { tags: ['D-13'] },
    async () => {
      const store = designed()
      store.menus.push({ id: 5, status: 'draft' })
      const targets: readonly Target[] = [
        { kind: 'menu', id: 5 },
        { kind: 'site', changes: { title: 'Fox & Dog', site_icon: 9 } },
        styles,
        header,
      ]
      const expects = { theme, header: 'none', styles: stylesVersion(store, '7') }
      const answer = await posted(
        store,
        { targets, expects, overwrite: ['site', 'frontPage'], inFront: true },
        'a fact',
      )
      expect(store.sent).toEqual([
        {
          call: route,
          body: {
            id: 'a fact',
            expects,
            overwrite: ['site', 'frontPage'],
            writes: {
              frontPage: { show_on_front: 'posts' },
              menus: [{ id: 5 }],
              site: { title: 'Fox & Dog', site_icon: 9 },
              styles: { id: 7, settings: { color: {} }, styles: {} },
              header: { id, content: 'Mine' },
              completed: 'twentytwentyfour//home',
            },
            reads: closingReads,
          },
        },
      ])
      expect(store.contents[id]).toBe('Mine')
      expect(store.menus).toEqual([{ id: 5, status: 'publish' }])
      expect(store.options).toMatchObject({ blogname: 'Fox &amp; Dog', [completed]: 'yes' })
      expect(answer).toMatchObject({
        right: {
          theme: 'The theme twentytwentyfour',
          versions: { theme, header: versionOf('Mine') },
          kept: [{ what: 'site' }, { what: 'styles', served: null }, { what: 'header', served: null }],
        },
      })
    },
  )

  it('lists the shop’s templates and the pages that are made, and reports templates that others changed', async () => {
    const template = { kind: 'template', id: 'twentytwentyfour//single-product', content: 'Mine' } as const
    const targets: readonly Target[] = [
      template,
      { kind: 'page', page: 'about' },
      { kind: 'page', page: 'contact', blocks: 'Mill Lane 3' },
    ]
    const store = designed()
    await posted(store, { targets, postsPage: true, overwrite: ['templates'], completed: null })
    expect(store.sent[0]?.body).toMatchObject({
      writes: {
        pages: [{ new: 'posts' }, { new: 'about' }, { new: 'contact', content: 'Mill Lane 3' }],
        templates: [{ id: template.id, content: 'Mine' }],
      },
    })
    expect(await posted(designed(), { targets, expects: { theme, templates: 'older' } })).toMatchObject({
      left: { tag: 'Conflicts', found: [{ what: 'templates', theirs: { text: '' } }] },
    })
  })

  it(
    'makes the page in front use the design, where the design is that of a page, and keeps the settings',
    { tags: ['S-05'] },
    async () => {
      const store = designed()
      await posted(store, {
        inFront: true,
        overwrite: ['frontPage'],
        completed: 'twentytwentyfour//customize-your-store-home',
      })
      expect(store.sent[0]?.body).toMatchObject({ writes: { frontPage: { template: 'customize-your-store-home' } } })
    },
  )

  it(
    'under the same id again gets the same answer and writes nothing; what another wrote since stays',
    { tags: ['P-15'] },
    async () => {
      const store = designed()
      const first = await posted(store, { targets: [header], expects: { theme, header: 'none' } })
      edit(store, 'Theirs')
      expect(await posted(store, { targets: [header], expects: { theme, header: 'none' } })).toEqual(first)
      expect(store.contents[id]).toBe('Theirs')
    },
  )

  it(
    'given others changed header, styles and theme, then one refusal names all, and nothing is written',
    { tags: ['D-20'] },
    async () => {
      const store = Object.assign(fakeStore(), { theme: 'twentytwentythree' })
      const seen = stylesVersion(store, '7')
      edit(store, 'Theirs')
      store.styles['7'] = { settings: {}, styles: { color: { text: '#000000' } } }
      const expects = { theme, header: 'none', styles: seen }
      expect(await posted(store, { targets: [header, styles], expects })).toEqual(
        E.left({
          tag: 'Conflicts',
          found: [
            {
              what: 'theme',
              theirs: { modified: null, text: 'The theme twentytwentythree' },
              version: versionOf('twentytwentythree'),
            },
            {
              what: 'styles',
              theirs: { modified: null, text: stylesText({ settings: {}, styles: { color: { text: '#000000' } } }) },
              version: stylesVersion(store, '7'),
            },
            { what: 'header', theirs: { modified: 'then', text: 'Theirs' }, version: versionOf('Theirs') },
          ],
        }),
      )
      expect([store.contents[id], store.options[completed], store.theme]).toEqual([
        'Theirs',
        undefined,
        'twentytwentythree',
      ])
    },
  )

  it('given the version of theirs, then it is written over it', { tags: ['D-20'] }, async () => {
    const store = designed()
    edit(store, 'Theirs')
    await posted(store, { targets: [header], expects: { theme, header: versionOf('Theirs') } })
    expect(store.contents[id]).toBe('Mine')
  })

  it('given others changed the title, then theirs is told as the design has it', { tags: ['D-20'] }, async () => {
    const store = designed()
    Object.assign(store.options, { blogname: 'Owl &amp; Co' })
    const refusal = await posted(store, {
      targets: [{ kind: 'site', changes: { title: 'Fox' } }],
      expects: { theme, site: 'before' },
    })
    const text = siteText({ logo: null, icon: 0, identity: { title: 'Owl & Co', tagline: '' } })
    expect(refusal).toMatchObject({ left: { found: [{ what: 'site', theirs: { text } }] } })
  })

  it(
    'given a colleague has activated the theme of the draft, then that is no conflict',
    { tags: ['D-20'] },
    async () => {
      const store = designed()
      const answer = await posted(store, {
        theme: 'twentytwentyfour',
        expects: { theme: versionOf('twentytwentythree') },
      })
      expect(E.isRight(answer)).toBe(true)
      expect(store.asked).toEqual([route, route])
    },
  )

  it(
    'given the store is still preparing, then it says so and the same is posted until it is published',
    { tags: ['D-13'] },
    async () => {
      const store = designed()
      const { rest, ...others } = fakePorts(store)
      const bodies: unknown[] = []
      const ask: typeof rest.ask = (request) => {
        bodies.push(request.body)
        if (bodies.length > 2) return rest.ask(request)
        const preparing = { id: 'key', done: bodies.length, left: 3 - bodies.length, what: 'pictures' }
        const decoded = request.reply.decode(preparing)
        return of(E.mapLeft(() => ({ tag: 'Garbled' as const, what: '' }))(decoded))
      }
      const told: unknown[] = []
      const ports = { ...others, rest: { ...rest, ask } }
      await lastValueFrom(publish(requested({}), ports, 'key').pipe(tap((one) => told.push(one))))
      expect(told).toMatchObject([
        E.right(fact('PicturesPrepared', { done: 1, left: 2 })),
        E.right(fact('PicturesPrepared', { done: 2, left: 1 })),
        { right: { type: 'DesignPublished' } },
      ])
      expect(bodies).toHaveLength(3)
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    },
  )

  it('given the store adds notes or could not copy a picture, then that is recorded before the answer', async () => {
    const store = Object.assign(designed(), { notes: ['It is full.'], unkept: ['dunes.webp', 'candle.webp'] })
    const told: unknown[] = []
    const request = requested({ targets: [{ ...header, content: 'shows …/dunes.webp' }], overwrite: ['header'] })
    await lastValueFrom(publish(request, fakePorts(store), 'key').pipe(tap((one) => told.push(one))))
    expect(told).toMatchObject([
      E.right(
        fact('PublicationNoted', {
          notes: ['It is full.'],
          unkept: [{ name: 'dunes.webp', shows: 'What dunes.webp shows' }],
        }),
      ),
      { right: { type: 'DesignPublished' } },
    ])
  })

  it('given the store keeps something else than it was sent, then that is told', { tags: ['D-13'] }, async () => {
    const store = designed()
    const { rest, ...others } = fakePorts(store)
    const ask: typeof rest.ask = (request) => {
      const body = request.body as { readonly writes: object }
      return rest.ask({ ...request, body: { ...body, writes: { ...body.writes, header: { id, content: 'Cut' } } } })
    }
    const answer = await posted(store, { targets: [header] }, 'key', { ...others, rest: { ...rest, ask } })
    expect(answer).toMatchObject({ right: { kept: [{ what: 'header', served: 'Cut' }] } })
  })
})
