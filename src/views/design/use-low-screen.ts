import { useMediaQuery } from '@wordpress/compose'

/** Whether the screen is small and of little height, so that the menu of the designer scrolls as one (low-screen.css). */
export const useLowScreen = (): boolean => useMediaQuery('(width < 782px) and (height < 640px)')
