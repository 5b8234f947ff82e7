/**
 * New texts for a section, written by a model: what would be sent to it, and the progress of a request (B-12). Built-in suggestions do not
 * write texts, so none of this is available if no model is connected, or if the merchant did not agree to it.
 */
import { longestSectionText, sectionTexts } from '../../catalogue/limits'
import type { EventOfType } from '../../events'
import type { Fault } from '../../events/calls'
import type { Model } from '../../events/sections'
import { sentAnswers } from '../../events/wizard'
import type { State } from '../../reducers'
import { wordsRequests } from '../../reducers/design/section-words'
import { agreedProvider } from '../../reducers/wizard'
import { asSent, masked } from '../../suggestions/masked'
import { memo } from '../memo'
import { undoStep } from './history'
import { sectionItems, selectedSection } from './sections'
import { textsOf, type TextItem, type TextKind } from './texts'

type NewWords = Omit<EventOfType<'NewWordsChosen'>, 'type'>

/** `written`: the new texts are in place, and nothing was changed since. */
export type WordsStage = 'none' | 'writing' | 'written' | 'refused'

/** The model that may be asked; null if there is none. */
export const writingModel = (state: State): Model | null => {
  const provider = agreedProvider(state)
  if (provider === 'rules' || state.surroundings?.may.manageOptions !== true) return null
  return asSent(state.wizard.description).trim() === '' ? null : provider
}

/**
 * What would be sent for the selected section; null if no model may be asked, or if the section has no texts to rewrite.
 */
export const newWords = memo(
  (state: State): NewWords | null => {
    const provider = writingModel(state)
    const section = selectedSection(state)
    const item = sectionItems(state).find(({ id }) => id === section)
    if (provider === null || section === null || item === undefined) return null
    const texts = textsOf(state, section).filter(isWritable).slice(0, sectionTexts).map(asked)
    if (texts.length === 0) return null
    return {
      provider,
      section,
      title: item.title,
      description: asSent(state.wizard.description),
      name: nameOf(state),
      ...sentAnswers('SectionWords', state.wizard),
      texts,
    }
  },
  (state) => [writingModel(state), selectedSection(state), sectionItems(state), state.wizard, nameOf(state)],
)

/** The progress of the new texts for a section. */
export const wordsStage = (state: State, section: string): WordsStage => {
  if (wordsRequests(state).some((request) => 'section' in request && request.section === section)) return 'writing'
  if (state.sectionWords.trouble?.section === section) return 'refused'
  const last = undoStep(state)
  return last?.type === 'SectionWordsReceived' && last.section === section ? 'written' : 'none'
}

/** Why the last request brought no texts. */
export const wordsFault = ({ sectionWords }: State): Fault | null => sectionWords.trouble?.fault ?? null

/** Longest name of a shop in a request, in characters. */
const longestName = 200

const nameOf = ({ designing: { design }, surroundings }: State): string =>
  (design?.identity?.title ?? surroundings?.title ?? '').slice(0, longestName)

/**
 * Whether a model may rewrite the text. Only the merchant can complete a sample, a rewrite would lose links and addresses, and facts about the
 * shop stay in the store.
 */
const isWritable = ({ plain, html, isSample, isFact }: TextItem): boolean =>
  !isSample &&
  !isFact &&
  plain.trim() !== '' &&
  plain.length <= longestSectionText &&
  masked(plain) === plain &&
  !/<a\b/i.test(html)

const asked = ({ block, kind, plain }: TextItem): NewWords['texts'][number] => ({
  block,
  kind,
  now: plain,
  most: roomFor(kind, plain.length),
})

/**
 * Maximum length of a new text: a third more than the current one, so that the section keeps its look, or a minimum for short texts.
 */
const roomFor = (kind: TextKind, length: number): number => Math.max(leastRoom[kind], Math.ceil((length * 4) / 3))

const leastRoom: Readonly<Record<TextKind, number>> = { heading: 32, paragraph: 80, item: 48, button: 20 }
