/** Inside the frame: tells when the page stands, that is when the blocks have what they ask the store for. */
import { select } from '@wordpress/data'
import { useEffect } from 'react'

/** Milliseconds: between two looks, without questions before the page counts as drawn, and at most. */
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

/** Titles, menus, products and pictures come through core's store of entities. */
const isAsking = (): boolean => (select('core') as { hasResolvingSelectors: () => boolean }).hasResolvingSelectors()
