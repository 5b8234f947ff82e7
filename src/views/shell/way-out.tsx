/** A link that leaves the flow: a fact first, so that the log says why the session ends here. */
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
    // Asked to open beside the flow, it is the browser's business.
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
