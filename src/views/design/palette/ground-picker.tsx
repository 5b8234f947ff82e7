/** What a ground can have: a color or a gradient. Whichever was chosen last is drawn; to look at the other tab chooses nothing. */
import { TabPanel } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { GradientChoice } from './gradient-choice'

type Props = {
  readonly gradient: string | null
  readonly onChange: (gradient: string) => void
  /** The picker for a color. */
  readonly children: ReactNode
}

export const GroundPicker = ({ gradient, onChange, children }: Props) => (
  <TabPanel
    className="cys-ground"
    initialTabName={gradient === null ? 'color' : 'gradient'}
    tabs={[
      { name: 'color', title: __('Color', 'customize-your-store') },
      { name: 'gradient', title: __('Gradient', 'customize-your-store') },
    ]}
  >
    {({ name }) => (name === 'color' ? <>{children}</> : <GradientChoice gradient={gradient} onChange={onChange} />)}
  </TabPanel>
)
