import { useEffect, useState, type RefCallback } from 'react'

/** Whether the element has been in sight, or nearly so. Once seen, always seen. */
export const useInSight = (): readonly [boolean, RefCallback<Element>] => {
  const [element, setElement] = useState<Element | null>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (element === null || seen) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, seen])
  return [seen, setElement]
}
