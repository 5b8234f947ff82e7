import type { State } from '../../reducers'

/** Whether the merchant is asked if they want to leave the designer. */
export const asksToLeave = ({ route }: State): boolean => route.dialog === 'exit'
