import { useLayoutEffect, useReducer, type RefObject } from 'react'

/** Whether the element is or was visible, or nearly so. What is so from the beginning is known before anything is painted. */
export const useInSight = (element: RefObject<Element>): boolean => {
  const [seen, look] = useReducer(everTrue, false)
  useLayoutEffect(() => {
    if (element.current === null || seen) return
    const { top, bottom, width } = element.current.getBoundingClientRect()
    look(width > 0 && bottom > -margin && top < innerHeight + margin)
    const observer = new IntersectionObserver((entries) => look(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${margin}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}

const everTrue = (before: boolean, now: boolean): boolean => before || now

/** CSS pixels. */
const margin = 100
