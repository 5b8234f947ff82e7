/** What the flow found and what it changed, recorded so that the former design can be restored (D-19). */
import {
  completedOption,
  completedTemplateOption,
  suggestionsOption,
  titleOption,
  trackingOption,
} from '../../catalogue/restorable-options'
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/envelope'
import type { Thing } from '../../events/restoring'
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
import { isLateSave } from '../saving/saving'
import type { State } from '../state'
import { themeActivated } from '../set-up/theme-to-design'
import { fontsGone, frontPageIn, keyOf, option, thingServed, thingsRead, thingWritten } from './things'
import { isTitled, ownWords, samplesSince, written, writtenProduct } from './written-words'

export { initialBaseline, type Baseline } from './baseline-book'

export const reduceBaseline = (baseline: Baseline, fact: Recorded<FlowEvent>, state: State): Baseline => {
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
      return fontInstalled(baseline, settles, state)
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
      return designSaved(baseline, fact, state)
    default:
      return reduceWritten(baseline, fact, state)
  }
}

/** Content written for the business: products, texts and pictures, the title, and the suggestions. */
const reduceWritten = (baseline: Baseline, { event, settles }: Recorded<FlowEvent>, { calls }: State): Baseline => {
  const request = settles === null ? undefined : calls.open[settles]
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

/** Keeps samples already recorded as ours: `modified` of one restored from the trash is the flow's own change. */
const made = (baseline: Baseline, ids: readonly number[]): Baseline =>
  ids
    .filter((id) => !isOurSample(baseline, keyOf(product(id, true))))
    .reduce((all, id) => changed(claimedFrom(all, product(id, false)), product(id, true)), baseline)

const isOurSample = ({ ours, now }: Baseline, key: string): boolean => {
  const known = Object.hasOwn(ours, key) ? now[key] : undefined
  return known?.kind === 'product' && known.there
}

const designSaved = (baseline: Baseline, { event, at }: Recorded<FlowEvent>, state: State): Baseline => {
  const complete = [option(completedOption, 'yes'), option(completedTemplateOption, template(state))]
  const now = complete.reduce(changed, baseline)
  return isLateSave(event, state) ? now : savedNow(now, at)
}

/** Takes the family from the request: it has the collection's file URLs, the response only the installed ones. */
const fontInstalled = (baseline: Baseline, settles: string | null, { calls }: State): Baseline => {
  const request = settles === null ? undefined : calls.open[settles]
  if (request?.type !== 'FontFamilyInstallRequested') return baseline
  const font: Thing = { kind: 'font', family: request.family, there: true }
  const was = baseline.was[keyOf(font)]
  return was?.kind === 'font' && was.there ? baseline : changed(baseline, font)
}

const template = ({ designing }: State): string => designing.server?.home.id ?? ''

const product = (id: number, there: boolean) => ({ kind: 'product', id, there, modified: null }) as const
