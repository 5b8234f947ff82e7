/** The heading of a screen. It gets the focus when the screen opens, for keyboard and screen reader users. */
import { useEffect, useRef, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly className?: string; readonly level?: 1 | 2 }

export const ScreenHeading = ({ children, className = '', level = 1 }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <Tag ref={heading} tabIndex={-1} className={`cys-screen-heading ${className}`}>
      {children}
    </Tag>
  )
}
