/** Tracking events of the closing screen and its survey. */
import { parsePath } from '../../events/shell/route-path'
import type { State } from '../../reducers'
import { adminPages, shop } from '../shell/admin-pages'
import { isEntrepreneur, surveyVariant } from '../closing/closing'
import { says, type TrackingRule } from './says'

export const onClosing: TrackingRule = (before, event) =>
  parsePath(before.route.path).step === 'transitional' ? said(before, event) : []

const said = (before: State, event: Parameters<TrackingRule>[1]): ReturnType<TrackingRule> => {
  switch (event.type) {
    case 'WayOutTaken':
    case 'LinkFollowed':
      return link(before, event.url)
    case 'BackToHomeChosen':
      return [says(isEntrepreneur(before) ? 'entrepreneur_home_click' : 'transitional_home_click')]
    case 'DialogOpened':
      return event.dialog === 'survey' ? [says(before.surroundings?.managedHosting === true ? survey : onCore)] : []
    case 'SurveySent':
      return [
        says(surveyVariant(before) === 'ai' ? 'transitional_survey_complete' : 'on_core_transitional_survey_complete', {
          rating: event.rating,
          choose_streamline: event.streamline,
          choose_dislike_themes: event.dislikeThemes,
          choose_themes_not_match: event.themesNotMatch,
          choose_other: event.other,
          feedback: event.feedback,
          spill_beans: event.remarks,
        }),
      ]
    default:
      return []
  }
}

const [survey, onCore] = ['transitional_survey_click', 'on_core_transitional_survey_click'] as const

const link = (before: State, url: string): ReturnType<TrackingRule> => {
  const { products, editor } = adminPages(before)
  switch (url) {
    case shop(before).home:
      return [says('transitional_preview_store_click')]
    case products:
      return [says('transitional_product_list_click')]
    case editor:
      return [says('transitional_editor_click')]
    default:
      return []
  }
}
