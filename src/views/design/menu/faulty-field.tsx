/** A field that says below it what is wrong with its text. */
import { TextControl } from '@wordpress/components'
import { useInstanceId } from '@wordpress/compose'
import type { RefObject } from 'react'

type Props = {
  readonly field: RefObject<HTMLInputElement>
  readonly label: string
  readonly value: string
  /** A sentence; null if nothing is wrong. */
  readonly fault: string | null
  readonly onChange: (text: string) => void
  readonly dir: 'auto' | 'ltr'
}

export const FaultyField = ({ field, fault, ...control }: Props) => {
  const id = useInstanceId(FaultyField, 'cys-menu-fault')
  return (
    <div className={fault === null ? '' : 'has-fault'}>
      <TextControl
        __next40pxDefaultSize
        ref={field}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        {...control}
      />
      <p className="cys-menu__fault" id={id} role="alert">
        {fault}
      </p>
    </div>
  )
}
