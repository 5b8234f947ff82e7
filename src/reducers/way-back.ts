/**
 * Whether there may be something to restore: the flow has changed this store, in this session or earlier. The list of versions tells
 * exactly.
 */
import type { FlowEvent } from '../events'

export const reduceWayBack = (wayBack: boolean, event: FlowEvent): boolean => {
  switch (event.type) {
    case 'FlowOpened':
    case 'FlowResumed':
      return wayBack || event.surroundings.restorable
    case 'VersionsReadReceived':
      return [event.before, event.saved].some((design) => design !== null && design.changes.length > 0)
    case 'BaselineInherited':
    // A request without a response may have taken effect.
    case 'PublicationRequested':
    case 'EntitySaveRequested':
    case 'ProductCreationRequested':
    case 'FontFamilyInstallRequested':
    case 'MediaUploadRequested':
    case 'PictureUploadRequested':
    case 'TrackingEnablingRequested':
    case 'AiConnectionRequested':
    case 'AiProductWritingRequested':
    case 'AiPatternWritingRequested':
    case 'AiTitleWritingRequested':
    case 'SuggestionsSaveRequested':
      return true
    default:
      return wayBack
  }
}
