import { useMediaQuery } from '@wordpress/compose'

/** Whether a list of patterns fits beside the homepage screen; otherwise it would cover the categories (homepage.css). */
export const useRoomForPatterns = (): boolean => useMediaQuery('(width >= 1100px)')
