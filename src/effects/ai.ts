/**
 * The calls to the `ai/*` routes. The provider `jetpack` is called at WooCommerce's paths, which the REST adapter maps to the store's real
 * routes; these forward the description. Any other provider is called at this plugin's own paths.
 */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { mergeMap } from 'rxjs'
import { consentOption } from '../catalogue/defaults'
import { aiTimeout, largestPage, sectionTimeout } from '../catalogue/limits'
import { aiPalettesFor } from '../catalogue/palettes/suggested-palettes'
import { fact } from '../events'
import type { RequestOf } from '../events/call-facts'
import { fingerprint } from '../events/calls'
import type { Model } from '../events/sections'
import { sentAnswers, UnderstoodReply, type Provider } from '../events/wizard'
import { asSent } from '../suggestions/masked'
import { palettePrompt } from '../suggestions/palette-prompt'
import { suggest } from '../suggestions/rules'
import { newWords, sectionWordsPrompt, sectionWordsReply } from '../suggestions/section-words'
import { aiSuggestions, businessDescription, chosenTrade, writeOptions, writeOwnOptions } from './read-store'
import { andThen, answer, fail, isMissing, isTemporary, mapAnswer, orElse } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer, Ports, Rest, RestRequest } from './runner/ports'
import { isRetryable } from './runner/retry'

/** Milliseconds. Long, because a model may write the texts of a whole store. */
const deadline = 90_000

type AiRequest<A> = Omit<RestRequest<A>, 'path'> & {
  /** e.g. 'store-info' */
  readonly route: string
  readonly provider: Provider
}

const askAi = <A>(rest: Rest, { route, provider, ...request }: AiRequest<A>): Answer<A> =>
  rest.ask({
    deadline,
    ...request,
    path: `${provider === 'jetpack' ? '/wc/private' : '/customize-your-store/v1'}/ai/${route}`,
  })

/** The response as JSON text, to be recorded unchanged. */
const askAiForText = (rest: Rest, request: Omit<AiRequest<unknown>, 'reply'>): Answer<string> =>
  askAi(rest, { ...request, reply: t.unknown }).pipe(mapAnswer((reply) => JSON.stringify(reply)))

/** This plugin's own routes read `provider`, so a provider that the merchant declined never gets the description. */
const bodyOf = ({ description, provider }: { readonly description: string; readonly provider: Provider }) => ({
  business_description: description,
  provider,
})

/** The images as the server sent them; empty if the session continues from a recording without them. */
const imagesOf = (images: string): unknown =>
  pipe(
    E.tryCatch(() => JSON.parse(images) as unknown, String),
    E.getOrElse((): unknown => ({})),
  )

/** POST ai/business-description: stores the description that the content was written for. Idempotent: sets a value. */
export const markDescription: Effect<'AiDescriptionMark', 'rest'> = (brief, { rest }) =>
  askAi(rest, {
    method: 'POST',
    route: 'business-description',
    provider: brief.provider,
    body: bodyOf(brief),
    reply: t.type({ ai_content_generated: t.boolean }),
  }).pipe(mapAnswer(() => fact('AiDescriptionMarked')))

/** DELETE ai/patterns and ai/products: restore the samples' original texts and images. Idempotent. */
export const resetPatterns: Effect<'AiPatternReset', 'rest'> = ({ provider }, { rest }) =>
  reset(rest, 'patterns', provider).pipe(mapAnswer(() => fact('AiPatternsReset')))

export const resetProducts: Effect<'AiProductReset', 'rest'> = ({ provider }, { rest }) =>
  reset(rest, 'products', provider).pipe(mapAnswer(() => fact('AiProductsReset')))

const reset = (rest: Rest, route: 'patterns' | 'products', provider: Provider) =>
  askAi(rest, { method: 'DELETE', route, provider, reply: t.type({ removed: t.boolean }) })

/** POST ai/images. Idempotent: a search changes nothing. */
export const searchImages: Effect<'AiImageSearch', 'rest'> = ({ look, ...brief }, { rest }) =>
  askAiForText(rest, {
    method: 'POST',
    route: 'images',
    provider: brief.provider,
    body: { ...bodyOf(brief), ...(look === null ? {} : { look }) },
  }).pipe(mapAnswer((reply) => fact('AiImagesFound', { reply })))

/** POST ai/product: sets one product's texts, price and image. Idempotent: sets values. */
export const updateProduct: Effect<'AiProductUpdate', 'rest'> = ({ product, last, provider }, { rest }) =>
  askAi(rest, {
    method: 'POST',
    route: 'product',
    provider,
    body: { products_information: product, last_product: last, provider },
    reply: t.type({ ai_content_generated: t.boolean }),
  }).pipe(
    andThen(() => modified(rest, product.product_id)),
    mapAnswer((time) => fact('AiProductUpdated', { modified: time })),
  )

/**
 * The time of the product's last change. A product without later changes still has the text that was written (D-19).
 */
const modified = (rest: Rest, id: number): Answer<string | null> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/product/${id}?context=edit&_fields=modified_gmt`,
      reply: t.type({ modified_gmt: t.string }),
    })
    .pipe(
      mapAnswer(({ modified_gmt }): string | null => modified_gmt),
      orElse((fault) => (isRetryable(fault) || fault.tag !== 'Refused' ? fail(fault) : answer(null))),
    )

/** POST ai/patterns: the server writes the patterns' texts. Idempotent: the same description rewrites them. */
export const writePatterns: Effect<'AiPatternWriting', 'rest'> = ({ images, ...brief }, { rest }) =>
  askAiForText(rest, {
    method: 'POST',
    route: 'patterns',
    provider: brief.provider,
    body: { ...bodyOf(brief), images: imagesOf(images) },
  }).pipe(mapAnswer((reply) => fact('AiPatternsWritten', { reply })))

/**
 * POST ai/products: the server creates missing samples and proposes content for each product, or writes it at once. Idempotent: it counts
 * existing products, and writing the same again changes nothing. The created products are those that were unknown before the first try.
 */
export const writeProducts: Effect<'AiProductWriting', 'rest'> = ({ images, known, write, ...brief }, { rest }) =>
  askAiForText(rest, {
    method: 'POST',
    route: 'products',
    provider: brief.provider,
    body: { ...bodyOf(brief), images: imagesOf(images), ...(write ? { write } : {}) },
  }).pipe(
    andThen((reply) =>
      (known === null ? answer([]) : productIds(rest)).pipe(
        mapAnswer((ids) =>
          fact('AiProductsProposed', { reply, ids: ids.filter((id) => known?.includes(id) === false) }),
        ),
      ),
    ),
  )

/**
 * The ids of all products that are not in the trash; empty if there is no shop. The newest hundred are enough, because the flow's products
 * are the newest.
 */
export const productIds = (rest: Rest): Answer<readonly number[]> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/product?per_page=${largestPage}&status=any&_fields=id`,
      reply: t.array(t.type({ id: t.number })),
      quick: true,
    })
    .pipe(
      mapAnswer((products): readonly number[] => products.map(({ id }) => id)),
      orElse((fault): Answer<readonly number[]> => (isMissing(fault) ? answer([]) : fail(fault))),
    )

/** POST ai/store-title: writes a title, unless the store has one that a person wrote. Idempotent: overwrites only its own title. */
export const writeTitle: Effect<'AiTitleWriting', 'rest'> = (brief, { rest }) =>
  askAiForText(rest, { method: 'POST', route: 'store-title', provider: brief.provider, body: bodyOf(brief) }).pipe(
    mapAnswer((reply) => fact('AiTitleWritten', { reply })),
  )

const AiStoreReply = t.type({ is_ai_generated: t.boolean })

/** GET ai/store-info. */
export const readAiStore: Effect<'AiStoreRead', 'rest'> = ({ provider }, { rest }) =>
  askAi(rest, { method: 'GET', route: 'store-info', provider, reply: AiStoreReply }).pipe(
    mapAnswer(({ is_ai_generated: generated }) => fact('AiStoreReadReceived', { generated })),
  )

/** One attempt at the palette query, at the provider that the request names. Idempotent: the query changes nothing. */
export const askPalette: Effect<'AiPaletteQuery', 'ai' | 'rest'> = (query, ports) =>
  providers[query.provider](query, ports).pipe(mapAnswer((completion) => fact('AiPaletteReceived', { completion })))

type Ask = (query: RequestOf<'AiPaletteQuery'>, ports: Pick<Ports, 'ai' | 'rest'>) => Answer<string>

const providers: Readonly<Record<Provider, Ask>> = {
  jetpack: (query, { ai }) => ai.complete(palettePrompt(query)),
  // The prompt is built on the server, which only accepts typed inputs.
  wordpress: (query, { rest }) =>
    rest
      .ask({
        method: 'POST',
        path: '/customize-your-store/v1/ai/palette',
        body: {
          description: query.description,
          ...sentAnswers('AiPaletteQuery', query),
          palettes: aiPalettesFor(query.look).map(({ name }) => name),
        },
        reply: t.type({ completion: t.string }),
        deadline: aiTimeout,
      })
      .pipe(mapAnswer(({ completion }) => completion)),
  rules: (query) => answer(JSON.stringify(suggest(query).palette)),
}

/** POST customize-your-store/v1/options: lets the store use AI. Idempotent: sets a value. */
export const allowAi: Effect<'AiConnection', 'rest'> = (_request, { rest }) =>
  writeOwnOptions(rest, { [consentOption]: 'yes' }).pipe(mapAnswer(() => fact('AiConnectionAllowed')))

/**
 * POST customize-your-store/v1/options: stores the business description as typed, and the chosen trade. Idempotent: sets values. Then POST
 * customize-your-store/v1/understood, which writes nothing; if the store lacks that route, `understood` is null.
 */
export const saveDescription: Effect<'DescriptionSave', 'rest'> = ({ text, trade }, { rest }) => {
  const description = asSent(text)
  const chosen = trade === null ? {} : { [chosenTrade]: { description, trade } }
  return writeOwnOptions(rest, { [businessDescription]: text, ...chosen }).pipe(
    andThen(() => understoodOf(rest, description)),
    mapAnswer((told) =>
      fact('DescriptionSaved', { understood: told === null ? null : { ...told, of: fingerprint(text) } }),
    ),
  )
}

const understoodOf = (rest: Rest, description: string) =>
  rest
    .ask({
      method: 'POST',
      path: '/customize-your-store/v1/understood',
      body: { business_description: description },
      reply: UnderstoodReply,
    })
    // A reload also aborts the request. Recording that as an answer would erase what was recognized before.
    .pipe(orElse((fault) => (isTemporary(fault) ? fail(fault) : answer(null))))

/** POST wc-admin/options: stores the suggestions for later visits. Idempotent: sets a value. */
export const saveSuggestions: Effect<'SuggestionsSave', 'rest'> = ({ suggestions }, { rest }) =>
  writeOptions(rest, { [aiSuggestions]: suggestions }).pipe(mapAnswer(() => fact('SuggestionsSaved')))

/** Asks the model that the request names for new texts for a section. Idempotent: the question changes nothing. */
export const writeSection: Effect<'SectionWords', 'ai' | 'rest' | 'clock'> = (asked, ports) =>
  models[asked.provider](asked, ports).pipe(
    orElse((fault) =>
      fault.tag === 'Timeout' ? ports.clock.after(parting).pipe(mergeMap(() => fail(fault))) : fail(fault),
    ),
    andThen((texts) => {
      const { section, title } = asked
      const words = newWords(asked, texts)
      return words === null ? unusable : answer(fact('SectionWordsReceived', { section, title, texts: words }))
    }),
  )

/**
 * Milliseconds to wait before a timeout is reported. Leaving the page aborts its calls, which looks like a timeout; during the wait the
 * page unloads, so the request stays open and the next page continues it.
 */
const parting = 500

type AskForWords = (asked: RequestOf<'SectionWords'>, ports: Pick<Ports, 'ai' | 'rest'>) => Answer<readonly string[]>

const unusable = fail({ tag: 'Garbled', what: 'words' })

const models: Readonly<Record<Model, AskForWords>> = {
  jetpack: (asked, { ai }) =>
    ai.complete(sectionWordsPrompt(asked)).pipe(
      andThen((completion) => {
        const said = sectionWordsReply(completion)
        return E.isRight(said) ? answer(said.right.texts) : unusable
      }),
    ),
  // The prompt is built on the server, which only accepts typed inputs.
  wordpress: ({ description, name, texts, ...asked }, { rest }) =>
    rest
      .ask({
        method: 'POST',
        path: '/customize-your-store/v1/ai/section',
        body: {
          description,
          name,
          ...sentAnswers('SectionWords', asked),
          texts: texts.map(({ kind, now, most }) => ({ kind, now, most })),
        },
        reply: t.type({ texts: t.readonlyArray(t.string) }),
        deadline: sectionTimeout,
      })
      .pipe(andThen(({ texts }) => answer(texts))),
}

export const suggestingEffects = {
  AiDescriptionMark: markDescription,
  AiPatternReset: resetPatterns,
  AiProductReset: resetProducts,
  AiImageSearch: searchImages,
  AiProductUpdate: updateProduct,
  AiPatternWriting: writePatterns,
  AiProductWriting: writeProducts,
  AiTitleWriting: writeTitle,
  AiStoreRead: readAiStore,
  AiPaletteQuery: askPalette,
  AiConnection: allowAi,
  DescriptionSave: saveDescription,
  SuggestionsSave: saveSuggestions,
  SectionWords: writeSection,
} as const
