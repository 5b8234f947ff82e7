/** 'Use the store designer' on another theme: asked before the theme is changed (reference A.3). */
import { Button, Modal } from '@wordpress/components'
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { adminPages } from '../../projections/admin-pages'
import { asksThemeSwitch, hasAi } from '../../projections/intro'
import { useProjection, useRecord } from '../flow'
import { NewTabLink } from '../shell/new-tab-link'
import './dialogs.css'

export const ThemeSwitchDialog = () => {
  const open = useProjection(asksThemeSwitch)
  const ai = useProjection(hasAi)
  const record = useRecord()
  if (!open) return null
  const close = () => void record(fact('DialogClosed'))
  const agree = () => void record(ai ? fact('DesignWithAiChosen') : fact('DesignWithoutAiChosen'))
  return (
    <Modal
      className="cys-dialog"
      title={__('Change to a new theme?', 'customize-your-store')}
      onRequestClose={close}
      shouldCloseOnClickOutside={false}
    >
      <p>{ai ? <WhatAiReplaces /> : whatIsReplaced()}</p>
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={close}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={agree}>
          {__('Design a new theme', 'customize-your-store')}
        </Button>
      </div>
    </Modal>
  )
}

const whatIsReplaced = () =>
  __(
    'The store designer builds on its own theme, which becomes the active one. Changes that you made to your present theme may no longer be seen in your store.',
    'customize-your-store',
  )

const WhatAiReplaces = () => {
  const { editor } = useProjection(adminPages)
  return createInterpolateElement(
    __(
      'A new design takes the place of the changes that you made to your active theme. To keep them, go on in the <editor>Editor</editor> instead.',
      'customize-your-store',
    ),
    {
      editor: (
        <NewTabLink href={editor} variant="link">
          {__('Editor', 'customize-your-store')}
        </NewTabLink>
      ),
    },
  )
}
