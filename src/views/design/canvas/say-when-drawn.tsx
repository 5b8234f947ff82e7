/** Inside the frame: reports when the page is drawn, i.e. when the blocks' requests to the store have ended. */
import { select } from '@wordpress/data'
import { useEffect } from 'react'

/** Milliseconds: between two checks, without requests before the page counts as drawn, and in total. */
const pace = 100
const calm = 300
const limit = 10_000

export const SayWhenDrawn = ({ onDrawn }: { readonly onDrawn: () => void }) => {
  useEffect(() => {
    let quiet = 0
    let passed = 0
    const timer = setInterval(() => {
      quiet = isAsking() ? 0 : quiet + pace
      passed += pace
      if (quiet < calm && passed < limit) return
      clearInterval(timer)
      onDrawn()
    }, pace)
    return () => clearInterval(timer)
  }, [onDrawn])
  return null
}

/** Titles, menus, products and images are loaded through core's entity store. */
const isAsking = (): boolean => (select('core') as { hasResolvingSelectors: () => boolean }).hasResolvingSelectors()
