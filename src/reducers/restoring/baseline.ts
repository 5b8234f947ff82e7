/** What the flow found and what it changed, recorded so that the former design can be restored (D-19). */
import {
  completedOption,
  completedTemplateOption,
  suggestionsOption,
  titleOption,
  trackingOption,
} from '../../catalogue/restorable-options'
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { Thing } from '../../events/restoring/restoring'
import {
  changed,
  claimed,
  claimedFrom,
  left,
  savedNow,
  seen,
  seenProducts,
  stepped,
  withSnapshot,
  type Baseline,
} from './baseline-book'
import { made, product } from './samples'
import type { Designing } from '../design/designing'
import type { CallBook } from '../shell/call-book'
import type { Meaning } from '../shell/meaning'
import { themeActivated } from '../set-up/theme-to-design'
import { fontsGone, frontPageIn, keyOf, option, thingServed, thingsRead, thingWritten } from './things'
import { isTitled, ownWords, samplesSince, written, writtenProduct } from './written-words'

type Before = { readonly calls: CallBook; readonly designing: Designing }

export const reduceBaseline = (
  baseline: Baseline,
  fact: Recorded<FlowEvent>,
  state: Before,
  meaning: Meaning,
): Baseline => {
  const { event, settles } = fact
  switch (event.type) {
    case 'BaselineReadReceived':
      return seenProducts(seen(baseline, [...event.things, ...fontsGone(baseline.now, event.things)]), event.products)
    case 'DesignReadReceived':
      return seen(baseline, thingsRead(event))
    case 'BaselineInherited':
      return withSnapshot(
        event.steps.reduce((all, { from, to }) => changed(claimedFrom(all, to), from), baseline),
        event.saved,
      )
    case 'RestoreStepMade':
      return event.skipped === null ? stepped(baseline, event.step) : left(baseline, event.step.to)
    case 'ThemeActivationRequested':
      return claimed(baseline, 'theme')
    case 'ThemeActivated':
      return changed(baseline, { kind: 'theme', slug: themeActivated(settles, state), name: event.name })
    case 'FrontPageSettingRequested':
      return claimed(baseline, 'front-page')
    case 'FrontPageSet':
      return changed(baseline, { ...frontPageIn(baseline.now), show: 'posts' })
    case 'ProductsCreated':
      return made(baseline, event.ids)
    case 'FontFamilyInstallRequested':
      return claimedFrom(baseline, { kind: 'font', family: event.family, there: false })
    case 'FontFamilyInstalled':
      return fontInstalled(baseline, settles, state.calls)
    case 'TrackingEnablingRequested':
      return claimed(baseline, keyOf(option(trackingOption, 'yes')))
    case 'TrackingEnabled':
      return changed(baseline, option(trackingOption, 'yes'))
    case 'EntitySaveRequested':
      return claimed(baseline, keyOf(thingWritten(event.target, baseline.now)), keyOf(option(completedOption, 'yes')))
    case 'EntitySaved':
      return changed(baseline, thingServed(event, baseline.now))
    case 'CompletionMarkRequested':
      return claimed(baseline, keyOf(option(completedOption, '')), keyOf(option(completedTemplateOption, '')))
    case 'DesignSaved':
      return designSaved(baseline, fact.at, state.designing.server?.home.id ?? '', meaning)
    default:
      return reduceWritten(baseline, fact, state.calls)
  }
}

/** Content written for the business: products, texts and pictures, the title, and the suggestions. */
const reduceWritten = (baseline: Baseline, { event, settles }: Recorded<FlowEvent>, { open }: CallBook): Baseline => {
  const request = settles === null ? undefined : open[settles]
  switch (event.type) {
    // Texts generated before this flow cannot be restored: the brief they were written from is unknown.
    case 'AiStoreReadReceived':
      return event.generated ? baseline : seen(baseline, [ownWords])
    case 'AiProductsProposed':
      return made(baseline, [...event.ids, ...samplesSince(baseline, event.reply)])
    case 'AiProductWritingRequested':
    case 'AiPatternWritingRequested':
      return written(baseline, event)
    case 'AiProductUpdateRequested':
      return writtenProduct(baseline, event.product)
    case 'AiProductUpdated':
      return request?.type === 'AiProductUpdateRequested'
        ? changed(baseline, { ...product(request.product.product_id, true), modified: event.modified })
        : baseline
    case 'AiTitleWritingRequested':
      return claimed(baseline, keyOf(option(titleOption, null)))
    // The response only says that a title was set; the next reading brings its text.
    case 'AiTitleWritten':
      return isTitled(event.reply) ? changed(baseline, option(titleOption, null)) : baseline
    // It may have been written all the same.
    case 'TrackingEnablingRefused':
    case 'SuggestionsSaveRefused':
      return changed(baseline, option(refusedOption[event.type], null))
    case 'SuggestionsSaveRequested':
      return claimed(baseline, keyOf(option(suggestionsOption, null)))
    case 'SuggestionsSaved':
      return request?.type === 'SuggestionsSaveRequested'
        ? changed(baseline, option(suggestionsOption, request.suggestions))
        : baseline
    default:
      return baseline
  }
}

const refusedOption = {
  TrackingEnablingRefused: trackingOption,
  SuggestionsSaveRefused: suggestionsOption,
} as const

const designSaved = (baseline: Baseline, at: number, template: string, { lateSave }: Meaning): Baseline => {
  const complete = [option(completedOption, 'yes'), option(completedTemplateOption, template)]
  const now = complete.reduce(changed, baseline)
  return lateSave ? now : savedNow(now, at)
}

/** Takes the family from the request: it has the collection's file URLs, the response only the installed ones. */
const fontInstalled = (baseline: Baseline, settles: string | null, { open }: CallBook): Baseline => {
  const request = settles === null ? undefined : open[settles]
  if (request?.type !== 'FontFamilyInstallRequested') return baseline
  const font: Thing = { kind: 'font', family: request.family, there: true }
  const was = baseline.was[keyOf(font)]
  return was?.kind === 'font' && was.there ? baseline : changed(baseline, font)
}
