/** A link that leaves the flow: records a fact first, so that the log shows why the session ends here. */
import { Button } from '@wordpress/components'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { fact } from '../../events'
import { useRecord } from '../flow'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'aria-label'> & {
  readonly href: string
  readonly children: ReactNode
}

export const WayOut = ({ href, children, ...look }: Props) => {
  const record = useRecord()
  const leave = (event: MouseEvent) => {
    // The browser handles a click that opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return void record(fact('LinkFollowed', { url: href }))
    event.preventDefault()
    void record(fact('WayOutTaken', { url: href }))
  }
  return (
    <Button __next40pxDefaultSize href={href} onClick={leave} {...look}>
      {children}
    </Button>
  )
}
