import { useEffect, useState } from 'react'

/** Whether the element is or was visible, or nearly so. */
export const useInSight = (element: Element | null): boolean => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (element === null || seen) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}
