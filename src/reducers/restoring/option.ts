/** An option of the store. */
import { escape } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import {
  completedOption,
  completedTemplateOption,
  consentOption,
  suggestionsOption,
  titleOption,
  trackingOption,
} from '../../catalogue/restorable-options'
import type { ThingOf } from '../../events/restoring/restoring'
import type { Target } from '../../events/saving/saving'
import type { Row } from './restorable-row'

/** Value null: not known yet. */
const set = (name: string, value: unknown = null) => ({ kind: 'option', name, value }) as const

export const option: Row<ThingOf<'option'>> = {
  id: ({ name }) => name,
  asked: {
    TrackingEnablingRequested: () => [set(trackingOption)],
    AiConnectionRequested: () => [set(consentOption)],
    EntitySaveRequested: ({ target }) => [set(completedOption), ...titleIn(target)],
    CompletionMarkRequested: () => [set(completedOption), set(completedTemplateOption)],
    AiTitleWritingRequested: () => [set(titleOption)],
    SuggestionsSaveRequested: () => [set(suggestionsOption)],
  },
  done: {
    TrackingEnabled: () => [set(trackingOption, 'yes')],
    AiConnectionAllowed: () => [set(consentOption, 'yes')],
    EntitySaved: ({ target }) => titleIn(target),
    DesignSaved: (_, { template }) => [set(completedOption, 'yes'), set(completedTemplateOption, template)],
    // The response only says that a title was set; the next reading brings its text.
    AiTitleWritten: ({ reply }) => (isTitled(reply) ? [set(titleOption)] : []),
    SuggestionsSaved: (_, { request }) =>
      request?.type === 'SuggestionsSaveRequested' ? [set(suggestionsOption, request.suggestions)] : [],
    // It may have been written all the same.
    TrackingEnablingRefused: () => [set(trackingOption)],
    AiConnectionRefused: () => [set(consentOption)],
    SuggestionsSaveRefused: () => [set(suggestionsOption)],
  },
  isUnread: ({ value }) => value === null,
  line: ({ name }) => (name.startsWith(completedOption) ? 'task' : name),
  isNote: ({ name }) => [completedTemplateOption, suggestionsOption, consentOption].includes(name),
}

const titleIn = (target: Target) =>
  target.kind === 'site' && target.changes.title !== undefined ? [set(titleOption, asStored(target.changes.title))] : []

/** WordPress keeps the title with the characters of HTML escaped. */
const asStored = (title: string): string => escape(title).replaceAll('&#39;', '&#039;')

/** Whether the server wrote a title, instead of keeping one that a person had given. */
const isTitled = (reply: string): boolean =>
  pipe(J.parse(reply), E.exists(t.type({ ai_content_generated: t.literal(true) }).is))
