/**
 * Buttons for small screens, where the page is above the choices: enlarge the page to the full screen and back. The focus moves along.
 */
import { Button } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import { chevronLeft, chevronRight, fullscreen } from '@wordpress/icons'
import { useEffect, useRef } from 'react'
import { fact } from '../../../events'
import { isPreviewOpen } from '../../../projections/design/canvas'
import { useProjection, useRecord } from '../../flow'
import { isFocusLost } from '../../ui/focus'

export const EnlargePreview = () => {
  const open = useProjection(isPreviewOpen)
  const record = useRecord()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    // Skipped if another screen opened, because its heading has the focus.
    if (wasOpen.current && !open && isOutOfReach()) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <Button
      ref={button}
      className="cys-history-button cys-enlarge-preview"
      size="compact"
      icon={fullscreen}
      label={__('Enlarge preview', 'customize-your-store')}
      onClick={() => void record(fact('PreviewOpened'))}
    />
  )
}

const isOutOfReach = (): boolean => isFocusLost() || document.activeElement?.closest('.cys-canvas') != null

export const BackToChoices = () => {
  const open = useProjection(isPreviewOpen)
  const record = useRecord()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) button.current?.focus()
  }, [open])
  return (
    <Button
      __next40pxDefaultSize
      ref={button}
      className="cys-canvas__back"
      icon={isRTL() ? chevronRight : chevronLeft}
      onClick={() => void record(fact('PreviewClosed'))}
    >
      {__('Back to choices', 'customize-your-store')}
    </Button>
  )
}
