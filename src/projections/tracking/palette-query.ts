/** Tracking events of each try of the palette query. Built-in suggestions are not AI, and are not tracked. */
import type { State } from '../../reducers'
import { says, type TrackingRule } from './says'

export const onPaletteQuery: TrackingRule = (before, event, after) => {
  const [was, now] = [before.suggested, after.suggested]
  if (was === now) return []
  const query = { query_id: 'default_color_palette', version: '2023-10-12', retry_count: was.failures.length }
  if (isAnswered(after) && !isAnswered(before)) return [says('ai_completion_success', query)]
  const failure = now.failures.length > was.failures.length ? now.failures.at(-1) : undefined
  if (failure === undefined) return []
  return failure.kind === 'api_request_error'
    ? [says('ai_completion_api_error', { ...query, error_type: failure.kind })]
    : [
        says('ai_completion_response_error', {
          ...query,
          error_type: failure.kind,
          // Not the answer itself: a model may repeat what the merchant wrote.
          response_length: event.type === 'AiPaletteReceived' ? event.completion.length : 0,
        }),
      ]
}

const isAnswered = ({ suggested: { palette } }: State): boolean => palette !== null && palette.provider !== 'rules'
