/** A link that opens in a new tab; the flow stays open. */
import { Button, VisuallyHidden } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ComponentProps, ReactNode } from 'react'
import { fact } from '../../events'
import { useRecord } from '../flow'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly href: string
  readonly children: ReactNode
}

export const NewTabLink = ({ href, children, ...look }: Props) => {
  const record = useRecord()
  return (
    <Button
      __next40pxDefaultSize
      href={href}
      target="_blank"
      rel="noopener"
      onClick={() => void record(fact('LinkFollowed', { url: href }))}
      {...look}
    >
      {children}
      <VisuallyHidden> {__('(opens in a new tab)', 'customize-your-store')}</VisuallyHidden>
    </Button>
  )
}
