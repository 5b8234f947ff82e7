import type { Tab } from './tab'

/**
 * Known: one lock is for all tabs. One that stays open on a session of before, or whose storage is lost, keeps the others from running
 * anything as long as it is open. Until that is mended, whoever wants to come to an end closes such tabs [P-12] [L-04].
 */
export const isInTheWay = (tab: Tab, front: Tab | undefined): boolean =>
  tab !== front &&
  (tab.loop()?.session !== front?.loop()?.session ||
    tab.loop()?.state().world.kept !== front?.loop()?.state().world.kept)
