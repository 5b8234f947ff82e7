/**
 * Possible responses: for each call an ordinary one first, then those that lead elsewhere. The diagrams are generated from these. Only a call
 * whose smallest answer leads nowhere needs samples here.
 */
import { omit, pick } from 'es-toolkit'
import { aiPalettesFor } from '../../src/catalogue/palettes/suggested-palettes'
import { themeSlug } from '../../src/catalogue/defaults'
import { fact, type FlowEvent } from '../../src/events'
import type { Fault } from '../../src/events/calls'
import { callOf, calls, type RequestEvent } from '../../src/events/call-facts'
import { leastOf } from './least'
import { closing, design, images, products, store } from './sample-replies'

/** `when` distinguishes samples of one fact; empty for the ordinary one. A sample with `aside` is drawn, but not followed. */
export type Sample = { readonly event: FlowEvent; readonly when: string; readonly aside?: boolean }

export const sample = (event: FlowEvent, when = '', aside = false): Sample => ({ event, when, aside })

const broken: Fault = { tag: 'Refused', status: 500, code: 'broken', message: 'It broke' }
const nothing = { title: '', content: '', categories: [], source: 'plugin' }
const patterns = ['header-essential', 'footer-with-3-menus'].map((name) => ({
  ...nothing,
  name: `woocommerce-blocks/${name}`,
}))

export const answersTo = (request: RequestEvent): readonly Sample[] => {
  switch (request.type) {
    case 'StoreReadRequested':
      return [
        sample(fact('StoreReadReceived', store)),
        sample(fact('StoreReadReceived', { ...store, theme: 'storefront' }), 'another theme'),
        sample(fact('StoreReadReceived', { ...store, blockTheme: false }), 'classic theme'),
      ]
    case 'FeaturesReadRequested':
      return [sample(fact('FeaturesReadReceived', { fontLibrary: true, patternLibrary: true }))]
    case 'AiStatusReadRequested':
      return [sample(fact('AiStatusReadReceived', { indicator: 'none' }))]
    case 'DesignReadRequested':
      return [
        sample(fact('DesignReadReceived', design)),
        sample(fact('DesignReadReceived', { ...design, taskCompleted: false }), 'task not complete'),
        sample(fact('DesignReadReceived', { ...design, blockTheme: false }), 'classic theme'),
      ]
    case 'PatternsReadRequested':
      return [sample(fact('PatternsReadReceived', { patterns, recipe: 4 }))]
    case 'EditorSettingsReadRequested':
      return [sample(fact('EditorSettingsReadReceived', { settings: '{}' }))]
    case 'ClosingReadRequested':
      return [
        sample(fact('ClosingReadReceived', closing)),
        sample(fact('ClosingReadReceived', { ...closing, taskCompleted: false }), 'task not complete'),
        sample(fact('ClosingReadReceived', { ...closing, referral: 'https://store.test/back' }), 'with a referral'),
      ]
    case 'ThemeInstallRequested':
      return [sample(fact('ThemeInstalled', { name: themeSlug }))]
    // Nothing asks for these any more.
    case 'ThemeActivationRequested':
    case 'EntitySaveRequested':
      return []
    case 'FontCollectionReadRequested':
      return [sample(fact('FontCollectionReceived', { families: [inter] }))]
    case 'PublicationRequested':
      return [sample(fact('DesignPublished', { theme: themeSlug, versions: {}, kept: [] }))]
    case 'AiPaletteQueryRequested':
      return [
        sample(fact('AiPaletteReceived', { completion: chosen(request.look) })),
        sample(fact('AiPaletteReceived', { completion: 'I cannot help with that.' }), 'not valid'),
      ]
    case 'AiImageSearchRequested':
      return [
        sample(fact('AiImagesFound', { reply: images })),
        sample(fact('AiImagesFound', { reply: '{}' }), 'no images'),
      ]
    case 'AiProductWritingRequested':
      return [
        sample(fact('AiProductsProposed', { reply: products, ids: [] })),
        sample(fact('AiProductsProposed', { reply: '{}', ids: [] }), 'none generated'),
      ]
    case 'AiPatternWritingRequested':
      return [sample(fact('AiPatternsWritten', { reply: '{}' }))]
    case 'AiTitleWritingRequested':
      return [sample(fact('AiTitleWritten', { reply: '{}' }))]
    case 'PatternLibraryReadRequested':
      return [sample(fact('PatternLibraryReadReceived', { available: true }))]
    case 'MediaUploadRequested':
      return [
        sample(
          fact('MediaUploaded', {
            media: { id: 1, url: '', width: 0, height: 0, alt: '' },
            as: request.as,
            width: null,
          }),
        ),
      ]
    case 'PictureUploadRequested': {
      const { section, block } = request
      return [
        sample(fact('PictureUploaded', { section, block, picture: { id: 1, url: '', width: 0, height: 0, alt: '' } })),
      ]
    }
    case 'PhotographSearchRequested':
      return [sample(fact('PhotographsFound', { photographs: [], page: request.page, pages: 1 }))]
    case 'PhotographImportRequested': {
      const { section, block } = request
      const picture = { id: 1, url: '', width: 0, height: 0, alt: '' }
      return [sample(fact('PhotographImported', { section, block, picture }))]
    }
    case 'SectionWordsRequested': {
      const { section, title, texts } = request
      const words = texts.map(({ block }) => ({ block, text: 'New words' }))
      return [sample(fact('SectionWordsReceived', { section, title, texts: words }))]
    }
    case 'TourReadRequested':
      return [sample(fact('TourReadReceived', { hidden: true }))]
    default:
      return [sample(leastAnswerTo(request))]
  }
}

/** The smallest answer; what it has in common with the request is as in the request. */
const leastAnswerTo = (request: RequestEvent): FlowEvent => {
  const answer = leastOf(calls[callOf(request)].done) as FlowEvent
  return { ...answer, ...omit(pick(request, Object.keys(answer) as (keyof RequestEvent)[]), ['type']) }
}

export const refusalsOf = (request: RequestEvent): readonly Sample[] => {
  const refused = (fault: Fault, when = '') => sample({ type: `${callOf(request)}Refused`, fault } as FlowEvent, when)
  if (request.type === 'PublicationRequested')
    return [
      refused(broken),
      refused({ tag: 'Conflicts', found: [{ what: 'header', theirs: version, version: '' }] }, 'changed meanwhile'),
    ]
  return [refused(broken)]
}

/** Another user's version of an entity. */
export const version = { modified: null, text: '' }

const inter = { slug: 'inter', name: 'Inter', fontFamily: 'Inter', faces: [] }

const chosen = (look: Parameters<typeof aiPalettesFor>[0]): string => {
  const [first, ...others] = aiPalettesFor(look).map(({ name }) => name)
  return JSON.stringify({ default: first, bestColors: others.slice(0, 8) })
}
