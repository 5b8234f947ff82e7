/** Inside the frame: reports when the page is drawn, i.e. when the blocks' requests to the store have ended. */
import { select } from '@wordpress/data'
import { useEffect } from 'react'

/** Milliseconds between two looks. Looks are counted instead of time, because a busy browser looks and draws more slowly. */
const pace = 25

/** Looks without a request: what was just drawn may ask for more. And looks in total. */
const calm = 4
const limit = 400

export const SayWhenDrawn = ({ onDrawn }: { readonly onDrawn: () => void }) => {
  useEffect(() => {
    let quiet = 0
    let looks = 0
    const timer = setInterval(() => {
      quiet = isAsking() ? 0 : quiet + 1
      looks += 1
      if (quiet < calm && looks < limit) return
      clearInterval(timer)
      onDrawn()
    }, pace)
    return () => clearInterval(timer)
  }, [onDrawn])
  return null
}

/** Titles, menus, products and images are loaded through core's entity store. */
const isAsking = (): boolean => (select('core') as { hasResolvingSelectors: () => boolean }).hasResolvingSelectors()
