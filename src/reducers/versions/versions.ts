/** The list of the store's versions, as last read. */
import type { EventOfType, FlowEvent } from '../../events'

export type VersionList = Omit<EventOfType<'VersionsReadReceived'>, 'type'>

export const initialVersionList: VersionList | null = null

export const reduceVersionList = (list: VersionList | null, event: FlowEvent): VersionList | null =>
  event.type === 'VersionsReadReceived' ? withoutType(event) : list

const withoutType = ({ versions, live, before, saved }: EventOfType<'VersionsReadReceived'>): VersionList => ({
  versions,
  live,
  before,
  saved,
})
